// SPDX-License-Identifier: Apache-2.0
"use strict";

/* On top: what was measured, what came of it in words, and what to use. */

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

/** One card a workload: the nearest place there is, and the cluster where there is one. */
function writeSummary() {
  const first = extras.summaries[0]?.place;
  const chosen = extras.summaries.filter(one => one.place === first || one.place === CLUSTER);
  byId("summary").hidden = chosen.length === 0;
  byId("words").append(...results.workloads
    .map(workload => [workload, chosen.filter(one => one.workload === workload.id)])
    .filter(([, summaries]) => summaries.length > 0)
    .map(([workload, summaries]) => element("article", { className: "card" },
      element("h3", {}, workload.title), ...summaries.flatMap(summaryParts))));
  byId("doubts").textContent = [errorsUnknown(first), markKey(first)].join(" ").trim();
}

function summaryParts({ place, sentences }) {
  return [element("p", { className: "eyebrow" }, titleOfPlace(place)),
    element("ul", { className: "plain" }, ...sentences.map(sentence => element("li", {}, sentence)))];
}

function wordsOf(workload, place) {
  return extras.summaries.find(one => one.workload === workload && one.place === place)?.sentences ?? [];
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

/* What to use ------------------------------------------------------------- */

function buildRecommendations() {
  const all = results.recommendations ?? [];
  byId("recommendations").hidden = all.length === 0;
  const workloads = [...new Set(all.map(one => one.workload))];
  for (const workload of workloads) {
    const own = all.filter(one => one.workload === workload);
    byId("advice").append(
      ...(workloads.length > 1 ? [element("h3", {}, titled(results.workloads, workload))] : []),
      element("div", { className: "cards" }, ...own.map(recommendationCard)));
  }
}

function recommendationCard(recommendation) {
  const { aim, contestant, reason } = recommendation;
  const title = titled(results.contestants, contestant);
  return element("article", { className: "card advice" },
    element("p", { className: "eyebrow" }, aim),
    element("h4", {}, swatch(colourOf(contestant)), ...breakable(title)),
    element("p", {}, reason),
    costOf(contestant),
    snippetOf(recommendation, title));
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
