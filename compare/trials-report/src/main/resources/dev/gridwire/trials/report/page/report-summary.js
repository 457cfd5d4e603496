// SPDX-License-Identifier: Apache-2.0
"use strict";

/* On top: what was measured; words; and what to use. */

function writeHeader() {
  const { machine, java, workloads, contestants, places } = results;
  const counted = [[workloads, "workload"], [contestants, "contestant"], [places, "place"]]
    .filter(([list]) => list.length > 0).map(([list, noun]) => count(list, noun)).join(", ");
  byId("run").textContent = [dateText(results.startedAt), counted, machine?.cpu, java && `Java ${java.version}`]
    .filter(part => part).join(" · ");
  if (![1, 2, 3].includes(results.schema)) {
    showNotice("schema", `These results have schema ${results.schema}; this page knows 1 to 3 and may misread them.`);
  }
  if (results.incomplete) {
    showNotice("incomplete", element("b", {}, "Incomplete. "), results.incomplete);
  }
}

function showNotice(id, ...words) {
  byId(id).replaceChildren(...words);
  byId(id).hidden = false;
}

function titleOfPlace(id) {
  return results.places.find(place => place.id === id)?.title ?? (id === CLUSTER ? "Cluster" : id);
}

function wordsOf(workload, place) {
  return extras.summaries.find(one => one.workload === workload && one.place === place)?.sentences ?? [];
}

/** What the marks mean that occur in a place, or anywhere if none is given. */
function markKey(place) {
  const outcomes = results.cells.filter(cell => !place || cell.place === place).map(cell => cell.outcome);
  return Object.entries(OUTCOMES)
    .filter(([outcome, { mark }]) => mark && outcomes.includes(outcome))
    .map(([, { mark, title, meaning }]) => `${mark} ${title}: ${meaning}.`)
    .join(" ");
}

/* What to use ------------------------------------------------------------- */

const MOST_NAMES = 3;

/**
 * A row an aim, a column a workload; a cell names who serves, and unfolds the reason, the cost and the snippet. An aim for which no
 * workload has a winner becomes a sentence below.
 */
function buildRecommendations() {
  const all = results.recommendations ?? [];
  byId("recommendations").hidden = all.length === 0;
  const workloads = [...new Set(all.map(one => one.workload))];
  const rows = [...new Set(all.map(one => one.aim))].map(aim => ({ aim, given: all.filter(one => one.aim === aim) }));
  const isOpen = ({ given }) => given.length > 1 && given.every(one => (one.alike ?? []).length > 1);
  const head = element("thead", {}, element("tr", {}, element("td"), ...workloads.map(workload =>
    element("th", { scope: "col", className: "text" }, titled(results.workloads, workload)))));
  const body = rows.filter(row => !isOpen(row)).map(({ aim, given }) => element("tr", {}, element("th", { scope: "row" }, aim),
    ...workloads.map(workload => adviceCell(given.find(one => one.workload === workload)))));
  byId("advice").replaceChildren(...body.length > 0 ? [head, element("tbody", {}, ...body)] : []);
  byId("undecided").replaceChildren(...rows.filter(isOpen).map(({ aim, given }) =>
    element("li", {}, element("b", {}, `${aim}: `), openWords(given))));
}

/** Who serves alike whatever the workload, and who with some workloads only. */
function openWords(given) {
  const everywhere = given[0].alike.filter(id => given.every(one => one.alike.includes(id)));
  const some = [...new Set(given.flatMap(one => one.alike))].filter(id => !everywhere.includes(id));
  const where = / in the [a-z ]+(?= between )/.exec(given[0].reason)?.[0] ?? "";
  const names = ids => listText(ids.map(id => titled(results.contestants, id)));
  const parts = [everywhere.length > 1 ? `no difference was found${where} between ${names(everywhere)}.`
    : "no workload has a winner."];
  if (some.length > 0) {
    parts.push(`${everywhere.length > 1 ? "With some workloads the same is true of" : "Alike with some workloads are"} ${names(some)}.`);
  }
  return parts.join(" ");
}

function adviceCell(recommendation) {
  if (!recommendation) {
    return element("td", { className: "text absent" }, "–");
  }
  const { contestant, reason } = recommendation;
  const serving = contestant ? [contestant] : recommendation.alike ?? [];
  const names = serving.slice(0, MOST_NAMES).flatMap((id, index) => [index > 0 ? ", " : "", swatch(colourOf(id)),
    ...breakable(titled(results.contestants, id))]);
  const more = serving.length > MOST_NAMES ? ` and ${serving.length - MOST_NAMES} more` : "";
  return element("td", { className: "text" }, element("details", {},
    element("summary", {}, ...names, serving.length === 0 ? "No difference" : more, commonWork(serving)),
    element("p", { className: "small" }, reason),
    contestant ? costOf(contestant) : null,
    snippetOf(recommendation, contestant ? titled(results.contestants, contestant) : "")));
}

/** What all of several ask to be written, where it is the same. */
function commonWork(serving) {
  const work = [...new Set(serving.map(id => results.contestants.find(one => one.id === id)?.traits?.code))];
  return serving.length > 1 && work.length === 1 && work[0]
    ? element("span", { className: "muted" }, ` – ${serving.length === 2 ? "both" : "all"}: ${work[0]}`) : "";
}

/** What the contestant asks and gives, where the results say so. */
function costOf(contestant) {
  const traits = results.contestants.find(one => one.id === contestant)?.traits;
  return traits ? element("dl", { className: "traits" }, ...traitParts(traits)) : null;
}

function traitParts(traits) {
  const names = { code: "To write", evolution: "Evolution", queries: "Queries", identity: "Identity" };
  return Object.entries(names).filter(([name]) => traits[name])
    .flatMap(([name, title]) => [element("dt", {}, title), element("dd", {}, traits[name])]);
}

function snippetOf({ snippet, aim }, title) {
  if (!snippet) {
    return null;
  }
  const code = element("pre", { tabIndex: 0 }, element("code", {}, snippet));
  code.setAttribute("aria-label", `What to add for ${title}`);
  code.setAttribute("role", "region");
  return element("div", { className: "snippet" }, code, copyButton(snippet, `Copy what to add for ${title} (${aim})`));
}
