// SPDX-License-Identifier: Apache-2.0
"use strict";

/* Against earlier results: what is faster, what slower, what neither, and what may be the cause. */

const VERDICTS = { FASTER: "faster", SLOWER: "slower", WITHIN_NOISE: "within noise", UNKNOWN: "error unknown" };

function buildAgainst() {
  const { against } = extras;
  byId("against").hidden = !against;
  if (!against) {
    return;
  }
  byId("against-title").textContent = `Against ${against.name}`;
  byId("against-run").textContent =
    `Measured ${dateText(against.startedAt) ?? against.startedAt}. ${verdictCounts(against.differences)}`;
  const warnings = against.warnings.map(warning => element("li", {}, warning));
  byId("against-warnings").hidden = warnings.length === 0;
  byId("against-warnings").replaceChildren(element("b", {}, "Not only the code differs:"), element("ul", {}, ...warnings));
  byId("against-absent").replaceChildren(
    ...absentPart("Only in the earlier results", against.onlyThen), ...absentPart("Only in the new results", against.onlyNow));
}

function absentPart(title, cells) {
  return cells.length === 0 ? [] : [element("details", {},
    element("summary", {}, `${title}: ${count(cells, "cell")}`),
    element("ul", {}, ...cells.map(cell => element("li", {}, cell))))];
}

function verdictCounts(differences) {
  const counts = Object.entries(VERDICTS)
    .map(([verdict, words]) => [differences.filter(one => one.verdict === verdict).length, words])
    .filter(([number]) => number > 0).map(([number, words]) => `${number} ${words}`);
  return `Of ${count(differences, "operation")}: ${counts.length > 0 ? counts.join(", ") : "none"}.`;
}

function fillAgainst() {
  const differences = (extras.against?.differences ?? []).filter(one => isShown(one.contestant));
  if (!extras.against) {
    return;
  }
  const here = differences.filter(one => one.workload === selected.workload && one.place === selected.place);
  drawCharts(byId("against-charts"), ["write", "read"].map(operation =>
    changeChart(operation, here.filter(one => one.operation === operation))), ["against", selected.workload, selected.place]);
  const scale = scaleFor(differences.flatMap(one => [one.then.nanos, one.now.nanos]), [TIME_UNITS[1]]);
  fillSortable("against-table", [{ title: "Contestant", text: true }, { title: "Workload", text: true },
    { title: "Place", text: true }, { title: "Operation", text: true }, { title: "then, µs", group: true }, { title: "±" },
    { title: "now, µs", group: true }, { title: "±" }, { title: "now ÷ then", group: true }, { title: "Verdict", text: true }],
  differences.map(one => differenceRow(one, { ...scale, decimals: 2 })), 8);
}

function differenceRow(one, scale) {
  const ratioCell = figureCell(fixed(one.ratio, 2), one.ratio, "group");
  if (["FASTER", "SLOWER"].includes(one.verdict)) {
    tint(ratioCell, one.ratio);
  }
  return element("tr", {}, nameHead(one.contestant, titled(results.contestants, one.contestant)),
    textCell(titled(results.workloads, one.workload)), textCell(titleOfPlace(one.place)), textCell(one.operation),
    ...[one.then, one.now].flatMap(({ nanos, errorNanos }) => [figureCell(scaled(nanos, scale), nanos, "group"),
      figureCell(scaled(errorNanos ?? NaN, scale), errorNanos ?? NaN)]),
    ratioCell, textCell(VERDICTS[one.verdict] ?? one.verdict));
}

/** Each ratio with its own interval, as of independent errors; hollow where it cannot be told from 1. */
function changeChart(operation, differences) {
  const rows = differences.map(one => {
    const relative = Math.hypot((one.then.errorNanos ?? 0) / one.then.nanos, (one.now.errorNanos ?? 0) / one.now.nanos);
    const dot = { kind: 0, value: one.ratio,
      low: Math.max(one.ratio / 10, one.ratio * (1 - relative)), high: one.ratio * (1 + relative), text: VERDICTS[one.verdict], isHollow: !["FASTER", "SLOWER"].includes(one.verdict) };
    return { label: titled(results.contestants, one.contestant), colour: colourOf(one.contestant), dots: [dot] };
  });
  rows.sort((one, other) => one.dots[0].value - other.dots[0].value);
  return ratioChart(`change-${operation}`, rows, {
    title: `${operation === "write" ? "Write" : "Read"} time, now ÷ then`,
    subtitle: "with its 95 % confidence interval; less is better; hollow: not told from 1",
    names: ["now ÷ then"],
  });
}
