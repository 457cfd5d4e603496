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

/** A row an aim, a column a workload; a name unfolds its reason, its cost and its snippet. */
function buildRecommendations() {
  const all = results.recommendations ?? [];
  byId("recommendations").hidden = all.length === 0;
  const aims = [...new Set(all.map(one => one.aim))];
  const workloads = [...new Set(all.map(one => one.workload))];
  const head = element("thead", {}, element("tr", {}, element("td"), ...workloads.map(workload =>
    element("th", { scope: "col", className: "text" }, titled(results.workloads, workload)))));
  const rows = aims.map(aim => element("tr", {}, element("th", { scope: "row" }, aim), ...workloads.map(workload =>
    adviceCell(all.find(one => one.aim === aim && one.workload === workload)))));
  byId("advice").replaceChildren(head, element("tbody", {}, ...rows));
}

function adviceCell(recommendation) {
  if (!recommendation) {
    return element("td", { className: "text absent" }, "–");
  }
  const { contestant, reason } = recommendation;
  const title = contestant ? titled(results.contestants, contestant) : "No difference";
  const name = contestant ? [swatch(colourOf(contestant)), ...breakable(title)] : [title];
  return element("td", { className: "text" }, element("details", {}, element("summary", {}, ...name),
    element("p", { className: "small" }, reason),
    contestant ? costOf(contestant) : null,
    snippetOf(recommendation, title)));
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
