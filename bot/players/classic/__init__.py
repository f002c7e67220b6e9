"""Players of Briscola with a stock: two, three, four and six."""
