// SPDX-License-Identifier: Apache-2.0
"use strict";

/* The first screen: round trips relative to Java serialization, with their intervals, and words beside them. */

function showFirst() {
  byId("first").hidden = results.cells.length === 0;
  if (results.cells.length === 0) {
    return;
  }
  const earlier = selected.jdk === "earlier";
  const source = earlier ? extras.against.earlier : results;
  const cells = source.cells.filter(cell => cell.workload === selected.workload && cell.place === selected.place
    && isShown(cell.contestant) && cell.write && cell.read);
  const bar = cells.some(cell => cell.contestant === JAVA) ? JAVA : cells[0]?.contestant;
  const rows = cells.map(cell => firstRow(cell, bar, earlier ? earlierRatios : ratiosByKey)).filter(row => row)
    .sort((one, other) => one.dots[0].value - other.dots[0].value);
  const title = `${titled(results.workloads, selected.workload)}, ${titleOfPlace(selected.place).toLowerCase()}`;
  const subtitle = `Round trip ÷ ${bar === JAVA ? "Java serialization's" : titled(results.contestants, bar)}; less is better;`
    + ` another run lies on the line, 95 of 100 times${earlier ? `; Java ${source.java.version}` : ""}`;
  drawCharts(byId("first-chart"), [ratioChart("relative", rows, { title, subtitle, names: ["round trip"],
    isLinear: selected.scale === "linear" })],
    [selected.workload, selected.place]);
  byId("doubts").textContent = [extras.quiet, intervalsUnknown(cells), markKey(selected.place)].filter(text => text).join(" ");
}

function firstRow(cell, bar, known) {
  const found = ratioIn(known, cell, bar);
  return found && {
    label: marked(cell), colour: colourOf(cell.contestant),
    dots: [{ kind: 0, value: found.value, low: found.low, high: found.high, text: intervalText(found) }],
  };
}

function intervalsUnknown(cells) {
  return cells.some(cell => (cell.jvms ?? []).length > 1) ? ""
    : "A single JVM of each gives no interval: a difference may be that of two JVMs.";
}
