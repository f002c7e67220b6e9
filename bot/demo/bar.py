"""Words, style and script of the bar above the demo's page."""

WORDS = {
    "en-US": {
        "you": "You are",
        "table": "New table",
        "sizes": "New table:",
        "hint": "Type / below for all commands",
        "failed": "That did not work; try again.",
    },
    "it": {
        "you": "Sei",
        "table": "Nuovo tavolo",
        "sizes": "Nuovo tavolo:",
        "hint": "Scrivi / qui sotto per tutti i comandi",
        "failed": "Non ha funzionato; riprova.",
    },
}

STYLE = """
#demo { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; padding: 8px 12px;
  background: var(--discord-elevated); border-bottom: 1px solid var(--discord-border); }
#demo .name { font-weight: 700; margin-right: 8px; }
#demo .gap { flex: 1; }
#demo .said { color: var(--discord-muted); }
#demo .players { display: contents; }
#demo button { border: 0; border-radius: var(--control-radius); padding: 6px 12px;
  background: var(--button-alt); color: var(--discord-text); }
#demo button:hover { background: var(--button-alt-hover); }
#demo button[aria-pressed="true"] { background: var(--discord-brand); color: #fff; }
#demo button.open { background: var(--discord-green); color: #fff; }
#toolbar, #messages-sidebar, #inspector-panel, #drawer-scrim { display: none !important; }
@media (max-width: 900px) { #demo .hint { display: none; } }
"""

# Players are switched through simcord's own (hidden) picker, so that the page stays in charge.
SCRIPT = """
{
const demo = document.getElementById("demo");
const picker = document.getElementById("viewer-picker");
const { words, sizes, locale } = JSON.parse(demo.dataset.about);
const element = (tag, text, name = "") =>
  Object.assign(document.createElement(tag), { textContent: text, className: name });
const hint = element("span", words.hint, "said hint");
const players = element("span", "", "players");
demo.append(element("span", "Briscola", "name"), element("span", words.you, "said"), players,
  element("span", "", "gap"), hint, element("span", "", "gap"));
async function openTable(size) {
  const query = new URLSearchParams({ viewer: picker.value, table: size });
  const answer = await fetch(`/api/pages?${query}`, { method: "POST",
    headers: { "X-Simcord-Capability": location.hash.slice(1) } }).catch(() => null);
  hint.textContent = answer && answer.ok ? words.hint : words.failed;
}
if (sizes.length) demo.append(element("span", words.sizes, "said"));
for (const size of sizes.length ? sizes : [words.table]) {
  const button = element("button", size, "open");
  button.addEventListener("click", () => openTable(size));
  demo.append(button);
}
function showPlayers() {
  players.replaceChildren(...[...picker.options].map((option) => {
    const button = element("button", option.textContent);
    button.setAttribute("aria-pressed", String(option.value === picker.value));
    button.addEventListener("click", () => {
      picker.value = option.value;
      picker.dispatchEvent(new Event("change"));
      showPlayers();
    });
    return button;
  }));
}
const state = () => [...picker.options].map((o) => o.textContent).join() + picker.value;
let drawn = "";
setInterval(() => {
  if (!picker.options.length || drawn === state()) return;
  drawn = state();
  showPlayers();
}, 200);
const ago = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
setInterval(() => {
  for (const time of document.querySelectorAll('time[data-style="R"]')) {
    const seconds = (Date.parse(time.dateTime) - Date.now()) / 1000;
    const [size, unit] = [[86400, "day"], [3600, "hour"], [60, "minute"], [1, "second"]]
      .find(([least]) => Math.abs(seconds) >= least || least === 1);
    time.textContent = ago.format(Math.round(seconds / size), unit);
  }
}, 1000);
}
"""

# simcord's page writes relative times once; the script above needs to find them again.
STAMP = "time.dateTime = date.toISOString();"
TICKING = "{ time.dateTime = date.toISOString(); time.dataset.style = style; }"
