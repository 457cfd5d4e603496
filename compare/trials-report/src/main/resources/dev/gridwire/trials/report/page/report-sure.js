// SPDX-License-Identifier: Apache-2.0
"use strict";

/* How sure the figures of the selection are: JVMs, errors, spread, time until steady, and who cannot be told apart. */

function showSure() {
  const cells = timed(cellsOf(selected.workload, selected.place));
  byId("sure").hidden = !results.cells.some(roundTrip);
  byId("sure-title").textContent = `How sure is this? ${byId("selection").textContent}`;
  byId("sure-words").replaceChildren(...sureWords(cells).map(words => element("li", {}, words)));
  byId("groups").replaceChildren(...groupsOf(cells).map(groupItem));
  fillSure(cells);
}

/** Cells with both times, the quickest first. */
function timed(cells) {
  return cells.filter(roundTrip).sort((one, other) => roundTrip(one).nanos - roundTrip(other).nanos);
}

function sureWords(cells) {
  if (cells.length === 0) {
    return ["Nothing was timed here."];
  }
  const counts = [...new Set(cells.map(cell => (cell.jvms ?? []).length))].sort((one, other) => one - other);
  const words = [counts.at(-1) === 0
    ? "All in one JVM for each contestant and place: what differs from JVM to JVM is not in the intervals."
    : `Each was measured in ${listText(counts.map(String))} ${counts.at(-1) === 1 ? "JVM" : "JVMs"}, by turns in random order.`];
  const errors = cells.map(relativeError).filter(Number.isFinite).sort((one, other) => one - other);
  if (errors.length < cells.length) {
    words.push("Too few JVMs give an error for all figures. Measure again with more --rounds or --minutes.");
  }
  if (errors.length > 0) {
    words.push(`Half the confidence interval of a round trip is ${percentOf(errors[Math.floor(errors.length / 2)])} of it in the`
      + ` middle, ${percentOf(errors.at(-1))} at the most.`);
  }
  const cold = cells.filter(cell => (cell.jvms ?? []).some(run => run.steadyMillis === null));
  if (cold.length > 0) {
    words.push(`Not steady in each JVM when the warm-up came to its ceiling: ${listText(cold.map(marked))}.`);
  }
  const disturbed = cells.filter(cell => (cell.jvms ?? []).some(run => run.disturbed));
  if (disturbed.length > 0) {
    words.push(`Disturbed by others in some JVM: ${listText(disturbed.map(marked))}.`);
  }
  return words;
}

function percentOf(share) {
  return percentText(share).slice(1);
}

function relativeError(cell) {
  const known = [cell.write, cell.read].every(measure => errorOf(measure) !== null);
  return known ? roundTrip(cell).error / roundTrip(cell).nanos : NaN;
}

function roundTrips(cell) {
  const { write, read } = cell;
  return (write.nanosPerOp ?? []).map((nanos, round) => nanos + (read.nanosPerOp?.[round] ?? NaN)).filter(Number.isFinite);
}

/** The mean time until steady; NaN where it never was. */
function steadyOf(cell) {
  const known = (cell.jvms ?? []).map(run => run.steadyMillis).filter(Number.isFinite);
  return known.length === 0 ? NaN : known.reduce((sum, millis) => sum + millis, 0) / known.length;
}

/** From the quickest on: those that cannot be told from the first of their group. */
function groupsOf(cells) {
  const groups = [];
  for (const cell of cells) {
    const group = groups.at(-1);
    if (group && !toldApart(cell, group[0].contestant)) {
      group.push(cell);
    } else {
      groups.push([cell]);
    }
  }
  return groups;
}

function groupItem(group) {
  const [least, most] = [group[0], group.at(-1)].map(cell => timeText(roundTrip(cell).nanos));
  return element("li", {}, element("span", { className: "muted" }, least === most ? `${least} ` : `${least} to ${most} `),
    ...group.map(cell => element("span", { className: "name" }, swatch(colourOf(cell.contestant)), marked(cell))));
}

function fillSure(cells) {
  const share = value => [Number.isFinite(value) ? percentOf(value) : "–", value];
  const spread = cell => {
    const rounds = roundTrips(cell);
    return rounds.length < 2 ? NaN : Math.max(...rounds) / Math.min(...rounds) - 1;
  };
  fillSortable("sure-table", [{ title: "Contestant", text: true }, { title: "JVMs" }, { title: "round trip", group: true },
    { title: "± write" }, { title: "± read" }, { title: "± round trip" }, { title: "slowest JVM over quickest", group: true },
    { title: "until steady, ms" }], cells.map(cell => element("tr", {}, nameHead(cell.contestant, marked(cell)),
    figureCell(String(roundTrips(cell).length), roundTrips(cell).length),
    figureCell(timeText(roundTrip(cell).nanos), roundTrip(cell).nanos, "group"),
    ...[cell.write, cell.read].map(measure => figureCell(...share((errorOf(measure) ?? NaN) / measure.meanNanos))),
    figureCell(...share(relativeError(cell))), figureCell(share(spread(cell))[0], spread(cell), "group"),
    figureCell(Number.isFinite(steadyOf(cell)) ? fixed(steadyOf(cell), 0) : "–", steadyOf(cell)))), 2);
}
