// SPDX-License-Identifier: Apache-2.0
"use strict";

/* The page: words, controls, tables, facts. */

const byId = id => document.getElementById(id);
const selected = { workload: null, place: null, scale: "linear" };

/** Makes an element; text is never read as markup. */
function element(tag, properties = {}, ...children) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

/* Words ------------------------------------------------------------------ */

function writeHeader() {
  const { machine, java, workloads, contestants, places } = results;
  const counted = [count(workloads, "workload"), count(contestants, "contestant"), count(places, "place")].join(", ");
  byId("run").textContent = [dateText(results.startedAt), counted, machine?.cpu, java && `Java ${java.version}`]
    .filter(part => part).join(" · ");
  if (![1, 2].includes(results.schema)) {
    byId("schema").textContent = `These results have schema ${results.schema}; this page knows 1 and 2 and may misread them.`;
    byId("schema").hidden = false;
  }
}

function count(list, noun) {
  return `${list.length} ${noun}${list.length === 1 ? "" : "s"}`;
}

function dateText(instant) {
  const date = new Date(instant);
  return Number.isNaN(date.getTime())
    ? null : `${date.toLocaleString("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" })} UTC`;
}

function writeWords() {
  const place = firstPlace();
  if (!place) {
    return;
  }
  const sentences = results.workloads
    .map(workload => [workload.title, sentenceOf(workload.id, place.id)])
    .filter(([, sentence]) => sentence);
  byId("words").append(`In the ${place.title.toLowerCase()}, for one write and one read: `,
    ...sentences.map(([title, sentence]) => element("span", {}, element("b", {}, title), ` – ${sentence} `)),
    element("span", { className: "small muted" }, [errorsUnknown(place.id), markKey(place.id)].join(" ").trim()));
}

function errorsUnknown(place) {
  const measures = results.cells.filter(cell => cell.place === place).flatMap(cell => [cell.write, cell.read]).filter(one => one);
  return measures.some(measure => errorOf(measure) === null)
    ? "Some figures come from too few rounds to have an error, so that a difference between them may be noise." : "";
}

/** What the marks mean that occur in a place, or anywhere if none is given. */
function markKey(place) {
  const outcomes = results.cells.filter(cell => !place || cell.place === place).map(cell => cell.outcome);
  return Object.entries(OUTCOMES)
    .filter(([outcome, { mark }]) => mark && outcomes.includes(outcome))
    .map(([, { mark, title, meaning }]) => `${mark} ${title}: ${meaning}.`)
    .join(" ");
}

/* Controls --------------------------------------------------------------- */

function buildControls() {
  addChoices("workloads", "workload", results.workloads);
  addChoices("places", "place", results.places);
  addChoices("scales", "scale", [{ id: "linear", title: "Linear" }, { id: "log", title: "Logarithmic" }]);
  byId("controls").addEventListener("change", event => {
    selected[event.target.name] = event.target.value;
    showSelection();
  });
}

/** Radio buttons under the skin: arrow keys and screen readers know them. */
function addChoices(group, name, items) {
  selected[name] = items[0]?.id;
  // autocomplete off: some browsers restore a choice on reload that this page knows nothing of.
  byId(group).append(...items.map((item, index) => element("label", {},
    element("input", { type: "radio", name, value: item.id, checked: index === 0, autocomplete: "off" }),
    element("span", {}, item.title))));
}

function buildThemeButton() {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const isDark = () => (document.documentElement.dataset.theme ?? (system.matches ? "dark" : "light")) === "dark";
  const refresh = () => {
    byId("theme").textContent = isDark() ? "Light" : "Dark";
    byId("theme").ariaLabel = `Change to ${isDark() ? "light" : "dark"} colours`;
    showCharts();
  };
  byId("theme").addEventListener("click", () => {
    document.documentElement.dataset.theme = isDark() ? "light" : "dark";
    refresh();
  });
  system.addEventListener("change", refresh);
  refresh();
}

function showSelection() {
  const workload = results.workloads.find(one => one.id === selected.workload);
  const place = results.places.find(one => one.id === selected.place);
  byId("selection").textContent = `${workload?.title ?? "No workload"}, ${place?.title.toLowerCase() ?? "no place"}`;
  byId("described").textContent = [workload?.description, place?.description].filter(text => text).join(" ");
  showCharts();
  showFootnotes();
  fillCells();
}

function showCharts() {
  const cells = cellsOf(selected.workload, selected.place);
  byId("nothing").hidden = cells.length > 0;
  byId("legend").hidden = !cells.some(cell => cell.write || cell.read);
  drawCharts(byId("charts"), cells, [selected.workload, selected.place], selected.scale === "log");
}

/* Under the charts -------------------------------------------------------- */

function showFootnotes() {
  const cells = cellsOf(selected.workload, selected.place).filter(cell => cell.outcome !== "HELD");
  const isDrawn = cell => cell.write || cell.read;
  byId("footnotes").replaceChildren(
    ...noteList("Marked in the charts", notesOf(cells.filter(isDrawn))),
    ...noteList("Not in the charts", notesOf(cells.filter(cell => !isDrawn(cell)))));
}

/** One line a reason: contestants that share it stand together. */
function notesOf(cells) {
  const names = new Map();
  for (const cell of cells) {
    const { title, meaning } = outcomeOf(cell);
    const words = [title, cell.note ?? meaning].filter(text => text).join(" – ");
    names.set(words, [...names.get(words) ?? [], marked(cell)]);
  }
  return [...names].map(([words, all]) => `${listText(all)}: ${words}`);
}

function noteList(title, notes) {
  const items = notes.map(note => element("li", {}, note));
  return items.length > 0 ? [element("strong", {}, title), element("ul", {}, ...items)] : [];
}

/* The table of the selection ---------------------------------------------- */

/** Groups of columns: a title over headings, each with what it takes of a cell as [text, number to sort by]. */
function cellColumns(cells) {
  const time = timeScale(cells);
  const nanos = pick => cell => [scaled(pick(cell), time), pick(cell)];
  const bytes = pick => cell => [scaled(pick(cell), { size: 1, decimals: 0 }), pick(cell)];
  const quotient = base => cell => [scaled(ratio(cell, base), { size: 1, decimals: 2 }), ratio(cell, base)];
  return [
    ["Size", [["bytes", bytes(cell => cell.bytes)]]],
    [`Write, ${time.name}`, [["mean", nanos(cell => cell.write?.meanNanos)], ["±", nanos(cell => errorOf(cell.write))]]],
    [`Read, ${time.name}`, [["mean", nanos(cell => cell.read?.meanNanos)], ["±", nanos(cell => errorOf(cell.read))]]],
    ["Allocation, bytes", [["write", bytes(cell => cell.write?.meanAllocatedBytes)],
      ["read", bytes(cell => cell.read?.meanAllocatedBytes)]]],
    ["Round trip", [[time.name, nanos(cell => roundTrip(cell)?.nanos)], ["÷ Java", quotient(JAVA)],
      ["÷ IDS", quotient(HAND_WRITTEN)]]],
  ];
}

/** A new table for each selection, so that headings carry the right unit; it starts with the quickest round trip. */
function fillCells() {
  const cells = cellsOf(selected.workload, selected.place);
  byId("cells").closest("section").hidden = cells.length === 0;
  const groups = cellColumns(cells);
  const table = byId("cells").cloneNode(false);
  table.append(cellHead(groups), cellBody(cells, groups.flatMap(([, columns]) => columns)));
  byId("cells").replaceWith(table);
  new Tablesort(table);
}

function cellHead(groups) {
  const above = groups.map(([title, columns]) =>
    element("th", { scope: "colgroup", colSpan: columns.length, className: "group" }, title));
  const heads = groups.flatMap(([title, columns]) => columns.map(([name], index) =>
    sortHead(name, `${title} ${name}`, "number", index === 0 ? "group" : "")));
  heads.at(-3).dataset.sortDefault = "";
  return element("thead", {},
    element("tr", {}, element("td", { colSpan: 2 }), ...above),
    element("tr", {}, ...["Contestant", "Outcome"].map(name => sortHead(name, name, "text", "text")), ...heads));
}

/** Tablesort listens on the heading; the button inside makes it reachable by keyboard. */
function sortHead(text, spoken, method, className) {
  const head = element("th", { scope: "col", className }, element("button", { type: "button", ariaLabel: spoken }, text));
  head.dataset.sortMethod = method;
  return head;
}

function cellBody(cells, columns) {
  return element("tbody", {}, ...cells.map(cell => element("tr", {},
    nameHead(cell.contestant, marked(cell)),
    element("td", { className: "text" }, outcomeOf(cell).title),
    ...columns.map(([, read]) => figureCell(...read(cell))))));
}

function nameHead(contestant, text) {
  const swatch = element("span", { className: "swatch", ariaHidden: "true" });
  swatch.style.background = colourOf(contestant);
  return element("th", { scope: "row" }, swatch, ...breakable(text));
}

/** Lets a long class name break between its words, where a column is narrow. */
function breakable(text) {
  return text.split(/(?<=[a-z])(?=[A-Z])/).flatMap((word, index) => index === 0 ? [word] : [element("wbr"), word]);
}

function figureCell(text, value) {
  const known = Number.isFinite(value);
  const made = element("td", { className: known ? "" : "absent" }, text);
  // Plain decimals, since tablesort does not read exponents; what is missing comes after all else.
  made.dataset.sort = known ? value.toFixed(6) : "1000000000000000";
  return made;
}

/* All workloads ------------------------------------------------------------ */

function buildOverview() {
  const java = results.cells.some(cell => cell.contestant === JAVA && roundTrip(cell));
  byId("overview-note").textContent = java
    ? `Round trip divided by that of Java serialization. Blue is faster, orange slower, no colour within noise; a dash was not`
      + ` timed. ${markKey()}`
    : "Java serialization was not measured, so there is nothing to divide by.";
  byId("overview").parentElement.hidden = !java;
  byId("overview").append(overviewHead(), overviewBody());
}

function overviewHead() {
  const places = results.places.map(place =>
    element("th", { scope: "colgroup", colSpan: results.workloads.length, className: "group" }, place.title));
  const workloads = results.places.flatMap(() => results.workloads.map((workload, index) =>
    element("th", { scope: "col", className: index === 0 ? "group" : "" }, ...breakable(workload.title))));
  const corner = element("th", { scope: "col", rowSpan: 2 }, "Contestant");
  return element("thead", {}, element("tr", {}, corner, ...places), element("tr", {}, ...workloads));
}

function overviewBody() {
  const rows = results.contestants.map(contestant => element("tr", {},
    nameHead(contestant.id, contestant.title),
    ...results.places.flatMap(place => results.workloads.map((workload, index) =>
      heatCell(cellsByKey.get(key(workload.id, place.id, contestant.id)), index === 0)))));
  return element("tbody", {}, ...rows);
}

function heatCell(cell, startsGroup) {
  const value = cell ? ratio(cell, JAVA) : null;
  const made = element("td", { className: startsGroup ? "group" : "" });
  if (value === null) {
    made.classList.add("absent");
    made.append("–");
    made.title = cell ? [outcomeOf(cell).title, cell.note].filter(text => text).join(" – ") : "not measured";
    return made;
  }
  made.append(fixed(value, 2) + outcomeOf(cell).mark);
  if (!withinNoise(roundTrip(cell), roundTrip(cellsByKey.get(key(cell.workload, cell.place, JAVA))))) {
    made.classList.add(value < 1 ? "better" : "worse");
    made.style.setProperty("--heat", `${heat(value).toFixed(0)}%`);
  }
  return made;
}

/** How strongly to tint, in percent: by the logarithm, so that twice as fast and half as fast weigh the same. */
function heat(value) {
  const strongest = 16;
  return value > 0 ? Math.min(1, Math.abs(Math.log(value)) / Math.log(strongest)) * 62 : 62;
}

/* How it was measured ------------------------------------------------------ */

function buildFacts() {
  const { machine, java, versions } = results;
  addFacts("facts", [
    ["Command", element("code", {}, results.command ?? "")],
    ["Started", dateText(results.startedAt)],
    ["Took", Number.isFinite(results.durationSeconds) ? durationText(results.durationSeconds) : null],
    ["Machine", machine && [machine.cpu, `${machine.cores} cores`, memoryText(machine.memoryBytes), machine.os].join(", ")],
    ["Java", java && [java.version, java.vendor, java.vm].join(", ")],
    ["Versions", Object.entries(versions ?? {}).map(([name, version]) => `${name} ${version}`).join(", ")],
    ...Object.entries(results.settings ?? {}).map(([name, value]) => [settingLabel(name), settingText(name, value)]),
  ]);
  addFacts("described-workloads", results.workloads.map(one => [one.title, one.description]));
  addFacts("described-places", results.places.map(one => [one.title, one.description]));
  addFacts("described-contestants", results.contestants.map(one => [one.title, contestantFact(one)]));
}

function addFacts(list, facts) {
  byId(list).append(...facts.filter(([, fact]) => fact)
    .flatMap(([name, fact]) => [element("dt", {}, name), element("dd", {}, fact)]));
}

function contestantFact({ description, jvmFlags }) {
  return jvmFlags?.length > 0
    ? element("span", {}, `${description} Needs the JVM flags `, element("code", {}, jvmFlags.join(" ")), ".")
    : description;
}

function durationText(seconds) {
  return seconds < 60 ? `${fixed(seconds, 1)} s` : `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`;
}

function memoryText(bytes) {
  return `${fixed(bytes / 2 ** 30, 1)} GiB of memory`;
}

/** "warmupMillis" becomes "Warmup"; its unit goes to the value. */
function settingLabel(name) {
  const words = name.replace(/Millis$/, "").replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function settingText(name, value) {
  const text = Array.isArray(value) ? value.join(" ") : String(value ?? "");
  return name.endsWith("Millis") ? `${text} ms` : text;
}

/** The very text that this page was made from, bar its white space. */
function buildSaveButton() {
  byId("save").addEventListener("click", () => {
    const address = URL.createObjectURL(new Blob([JSON.stringify(results, null, 2)], { type: "application/json" }));
    element("a", { href: address, download: "results.json" }).click();
    URL.revokeObjectURL(address);
  });
}

writeHeader();
writeWords();
buildControls();
showSelection();
buildThemeButton();
buildOverview();
buildFacts();
buildSaveButton();
