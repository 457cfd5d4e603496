// SPDX-License-Identifier: Apache-2.0
"use strict";

/* How sure the figures of the selection are: rounds, errors, spread, drift, and who cannot be told apart. */

const NOTABLE_DRIFT = 0.1;

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
  const rounds = [...new Set(cells.map(cell => cell.write.nanosPerOp?.length ?? 0))].sort((one, other) => one - other);
  const words = [`${listText(rounds.map(String))} ${rounds.at(-1) === 1 ? "round" : "rounds"} that count, in one JVM for each`
    + ` contestant and place: what differs from JVM to JVM is not in the intervals.`];
  const errors = cells.map(relativeError).filter(Number.isFinite).sort((one, other) => one - other);
  if (errors.length < cells.length) {
    words.push("Too few rounds give an error for all figures: differences may be noise. Measure again with more --rounds.");
  }
  if (errors.length > 0) {
    words.push(`Half the confidence interval of a round trip is ${percentOf(errors[Math.floor(errors.length / 2)])} of it in the`
      + ` middle, ${percentOf(errors.at(-1))} at the most.`);
  }
  const drifting = cells.filter(cell => Math.abs(driftOf(cell)) > NOTABLE_DRIFT);
  words.push(drifting.length === 0
    ? "From the first half of the rounds to the second no round trip drifts by more than 10 %."
    : `From the first half of the rounds to the second these drift by more than 10 %: ${listText(drifting.map(cell =>
      `${marked(cell)} (${percentText(driftOf(cell))})`))}. ${drifting.some(cell => driftOf(cell) < 0)
      ? "Those that become faster were not warm: a longer --warmup serves." : ""}`.trim());
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

/** How much the second half of the rounds differs from the first; NaN where there are not two in each. */
function driftOf(cell) {
  const rounds = roundTrips(cell);
  const half = Math.floor(rounds.length / 2);
  return half < 1 ? NaN : meanOf(rounds.slice(-half)) / meanOf(rounds.slice(0, half)) - 1;
}

function meanOf(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** From the quickest on: those that cannot be told from the first of their group. */
function groupsOf(cells) {
  const groups = [];
  for (const cell of cells) {
    const group = groups.at(-1);
    if (group && withinNoise(roundTrip(cell), roundTrip(group[0]))) {
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
  const signed = value => [Number.isFinite(value) ? percentText(value) : "–", value];
  const spread = cell => {
    const rounds = roundTrips(cell);
    return rounds.length < 2 ? NaN : Math.max(...rounds) / Math.min(...rounds) - 1;
  };
  fillSortable("sure-table", [{ title: "Contestant", text: true }, { title: "rounds" }, { title: "round trip", group: true },
    { title: "± write" }, { title: "± read" }, { title: "± round trip" }, { title: "slowest round over quickest", group: true },
    { title: "drift" }], cells.map(cell => element("tr", {}, nameHead(cell.contestant, marked(cell)),
    figureCell(String(roundTrips(cell).length), roundTrips(cell).length),
    figureCell(timeText(roundTrip(cell).nanos), roundTrip(cell).nanos, "group"),
    ...[cell.write, cell.read].map(measure => figureCell(...share((errorOf(measure) ?? NaN) / measure.meanNanos))),
    figureCell(...share(relativeError(cell))), figureCell(share(spread(cell))[0], spread(cell), "group"),
    figureCell(...signed(driftOf(cell))))), 2);
}
