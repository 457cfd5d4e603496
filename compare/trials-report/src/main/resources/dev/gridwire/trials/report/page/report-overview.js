// SPDX-License-Identifier: Apache-2.0
"use strict";

/* All workloads in all places at one glance, relative to Java serialization. */

function buildOverview() {
  const java = results.cells.some(cell => cell.contestant === JAVA && roundTrip(cell));
  byId("overview-note").textContent = java
    ? `Round trip divided by that of Java serialization. Blue is faster, orange slower, no colour where the interval does not tell them apart; a dash was not`
      + ` timed. ${markKey()}`
    : "Java serialization was not measured, so there is nothing to divide by.";
  byId("overview").parentElement.hidden = !java;
  byId("overview").closest("section").hidden = results.cells.length === 0;
  byId("overview").replaceChildren(overviewHead(), overviewBody());
}

function workloadsOfCells() {
  return results.workloads.filter(one => results.cells.some(cell => cell.workload === one.id));
}

function overviewHead() {
  const places = placesShown().map(place =>
    element("th", { scope: "colgroup", colSpan: workloadsOfCells().length, className: "group" }, place.title));
  const workloads = placesShown().flatMap(() => workloadsOfCells().map((workload, index) =>
    element("th", { scope: "col", className: index === 0 ? "group" : "" }, ...breakable(workload.title))));
  const corner = element("th", { scope: "col", rowSpan: 2 }, "Contestant");
  return element("thead", {}, element("tr", {}, corner, ...places), element("tr", {}, ...workloads));
}

function overviewBody() {
  const rows = results.contestants.filter(one => isShown(one.id)).map(contestant => element("tr", {},
    nameHead(contestant.id, contestant.title),
    ...placesShown().flatMap(place => workloadsOfCells().map((workload, index) =>
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
  made.title = intervalText(ratioOf(cell, JAVA));
  if (toldApart(cell, JAVA)) {
    tint(made, value);
  }
  return made;
}

/** Colours a ratio whose interval does not hold 1, less being better. */
function tint(cell, value) {
  cell.classList.add(value < 1 ? "better" : "worse");
  cell.style.setProperty("--heat", `${heat(value).toFixed(0)}%`);
}

/** How strongly to tint, in percent: by the logarithm, so that twice as fast and half as fast weigh the same. */
function heat(value) {
  const strongest = 16;
  return value > 0 ? Math.min(1, Math.abs(Math.log(value)) / Math.log(strongest)) * 62 : 62;
}
