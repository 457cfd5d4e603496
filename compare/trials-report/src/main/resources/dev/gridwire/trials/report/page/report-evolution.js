// SPDX-License-Identifier: Apache-2.0
"use strict";

/* Classes that change: a row a change, a column a contestant, a table a direction; and the sums. */

const CHANGE_VERDICTS = {
  OK: { title: "ok", heat: 26, className: "better", meaning: "all that both states of the class know is there" },
  LOST: { title: "lost", heat: 34, className: "worse", meaning: "a field is empty that was not, and no error says so" },
  GARBLED: { title: "garbled", heat: 85, className: "worse", meaning: "a field has another value, and no error says so" },
  EXCEPTION: { title: "error", heat: 0, className: "refusal", meaning: "there is an error, and no value" },
  NO_PART: { title: "–", heat: 0, className: "absent", meaning: "the mechanism cannot hold one of the two states" },
};
const WAYS = [
  { id: "upgraded", title: "New reads old", meaning: "The new class reads what the old one wrote." },
  { id: "downgraded", title: "Old reads new", meaning: "The old class reads what the new one wrote." },
  { id: "rewritten", title: "Read, modify, write by an old member",
    meaning: "An old member reads what a new one wrote, changes a text and writes it again; this is what the new member finds then." },
];

function buildEvolution() {
  const cells = results.safety?.evolution ?? [];
  if (cells.length === 0) {
    return;
  }
  const contestants = results.contestants.filter(one => cells.some(cell => cell.contestant === one.id));
  byId("evolution-verdicts").append(...Object.values(CHANGE_VERDICTS)
    .flatMap(({ title, meaning }) => [element("dt", {}, title), element("dd", {}, meaning)]));
  fillSums(contestants, cells);
  byId("evolution-tables").append(...WAYS.flatMap(way => evolutionTable(way, contestants, cells)));
  byId("changes").append(...results.safety.changes.map(change => element("details", {},
    element("summary", {}, change.title),
    element("div", { className: "states" }, stateOf("Before", change.before), stateOf("After", change.after)),
    reasonsOf(change, contestants, cells))));
}

/** Both directions of reading are summed; rewriting stands apart. */
function fillSums(contestants, cells) {
  const columns = [{ title: "Contestant", text: true },
    ...Object.keys(CHANGE_VERDICTS).map(id => ({ title: id === "NO_PART" ? "no part" : CHANGE_VERDICTS[id].title })),
    { title: "rewriting: ok", group: true }, { title: "loses" }, { title: "garbles" }, { title: "error" }];
  fillSortable("evolution-sums", columns, contestants.map(contestant => {
    const own = cells.filter(cell => cell.contestant === contestant.id);
    const read = id => sum(own, cell => (cell.upgraded === id) + (cell.downgraded === id));
    const rewritten = id => sum(own, cell => cell.rewritten === id);
    return element("tr", {}, nameHead(contestant.id, contestant.title),
      ...Object.keys(CHANGE_VERDICTS).map(id => figureCell(String(read(id)), read(id))),
      ...["OK", "LOST", "GARBLED", "EXCEPTION"].map((id, index) =>
        figureCell(String(rewritten(id)), rewritten(id), index === 0 ? "group" : "")));
  }));
}

function evolutionTable(way, contestants, cells) {
  const table = element("table", { className: "figures verdicts" });
  table.setAttribute("aria-label", way.title);
  table.append(
    element("thead", {}, element("tr", {}, element("th", { scope: "col" }, "Change"), ...contestants.map(one =>
      element("th", { scope: "col" }, element("span", {}, one.title))))),
    element("tbody", {}, ...results.safety.changes.map(change => element("tr", {},
      element("th", { scope: "row" }, change.title),
      ...contestants.map(one => verdictCell(way, cells.find(cell => cell.change === change.id && cell.contestant === one.id)))))));
  return [element("h3", {}, way.title), element("p", { className: "small muted" }, way.meaning), scrollBox(way.title, table)];
}

function verdictCell(way, cell) {
  const verdict = CHANGE_VERDICTS[cell?.[way.id]] ?? CHANGE_VERDICTS.NO_PART;
  const made = element("td", { className: verdict.className, title: cell?.[`${way.id}Detail`] ?? "" }, verdict.title);
  made.style.setProperty("--heat", `${verdict.heat}%`);
  return made;
}

function stateOf(title, code) {
  const text = element("pre", { tabIndex: 0 }, element("code", {}, code));
  text.setAttribute("role", "region");
  text.setAttribute("aria-label", title);
  return element("div", {}, element("p", { className: "eyebrow" }, title), text);
}

/** Every field or error that a cell names, in words. */
function reasonsOf(change, contestants, cells) {
  const items = contestants.flatMap(one => {
    const cell = cells.find(each => each.change === change.id && each.contestant === one.id);
    const said = WAYS.filter(way => cell?.[`${way.id}Detail`]).map(way => ({
      way: way.title.toLowerCase(), verdict: CHANGE_VERDICTS[cell[way.id]]?.title, detail: cell[`${way.id}Detail`] }));
    const same = said.length === WAYS.length && said.every(each => each.detail === said[0].detail);
    const words = same ? said[0].detail : said.map(each => `${each.way}: ${each.verdict}: ${each.detail}`).join("; ");
    return said.length > 0 ? [element("li", {}, element("b", {}, one.title), ` ${words}`)] : [];
  });
  return element("ul", { className: "small" }, ...items);
}
