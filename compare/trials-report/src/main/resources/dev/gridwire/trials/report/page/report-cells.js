// SPDX-License-Identifier: Apache-2.0
"use strict";

/* The selection: one workload in one place, as charts, notes and a table. */

function showSelection() {
  writeAddress();
  showTab();
  showControls();
  const workload = results.workloads.find(one => one.id === selected.workload);
  const place = results.places.find(one => one.id === selected.place);
  byId("selection").textContent = `${workload?.title ?? "No workload"}, ${place?.title.toLowerCase() ?? "no place"}`;
  byId("described").textContent = [workload?.description, place?.description].filter(text => text).join(" ");
  byId("said").replaceChildren(...wordsOf(selected.workload, selected.place).map(words => element("li", {}, words)));
  showFirst();
  showCharts();
  showFootnotes();
  fillCells();
  showSure();
  buildOverview();
  fillAgainst();
  fillCluster();
}

/** All charts of the page: colours, contestants or the selection have changed. */
function showCharts() {
  const cells = cellsOf(selected.workload, selected.place);
  const logarithmic = selected.scale === "log";
  byId("nothing").hidden = cells.length > 0;
  byId("legend").hidden = !cells.some(cell => cell.write || cell.read);
  drawCharts(byId("charts"), [...cellCharts(cells, logarithmic), scatterChart(cells, logarithmic)],
    [selected.workload, selected.place]);
}

function cellCharts(cells, logarithmic) {
  const time = timeScale(cells);
  return [
    timeSpec("write", "Write time", cells, time, logarithmic),
    timeSpec("read", "Read time", cells, time, logarithmic),
    bytesSpec(cells),
    allocationSpec(cells),
  ].map(barChart);
}

/** Writing and reading share a unit, so that their charts can be compared. */
function timeScale(cells) {
  const means = cells.flatMap(cell => [cell.write?.meanNanos, cell.read?.meanNanos]);
  return scaleFor(means.filter(Number.isFinite), TIME_UNITS);
}

function rowOf(cell, rest) {
  const lines = cell.outcome === "HELD" ? [] : [outcomeOf(cell).title];
  return { label: marked(cell), colour: colourOf(cell.contestant), lines, ...rest };
}

function timeSpec(id, title, cells, scale, logarithmic) {
  const rows = cells.filter(cell => cell[id]).map(cell => {
    const row = rowOf(cell, {
      parts: [cell[id].meanNanos / scale.size],
      error: errorOf(cell[id]) === null ? null : errorOf(cell[id]) / scale.size,
    });
    row.lines.unshift(...roundsText(cell, id, scale));
    return row;
  });
  return { id, title, scale, logarithmic, per: "for one operation", rows };
}

function roundsText(cell, id, scale) {
  const samples = cell[id].nanosPerOp ?? [];
  if (samples.length < 2) {
    return [];
  }
  const [least, most] = [Math.min(...samples), Math.max(...samples)].map(sample => scaled(sample, scale));
  return [`${samples.length} ${(cell.jvms ?? []).length > 0 ? "JVMs" : "rounds"}, from ${least} to ${most}`];
}

function bytesSpec(cells) {
  const scale = scaleFor(cells.map(cell => cell.bytes), BYTE_UNITS);
  const rows = cells.filter(cell => Number.isFinite(cell.bytes)).map(cell => rowOf(cell, { parts: [cell.bytes / scale.size] }));
  return { id: "bytes", title: "Size", scale, per: "for one value", rows };
}

function allocationSpec(cells) {
  const pairs = cells.map(cell => [cell, [cell.write?.meanAllocatedBytes, cell.read?.meanAllocatedBytes]])
    .filter(([, both]) => both.some(Number.isFinite));
  const scale = scaleFor(pairs.flatMap(([, both]) => both), BYTE_UNITS);
  const rows = pairs.map(([cell, both]) => {
    const row = rowOf(cell, { parts: both.map(bytes => (bytes ?? 0) / scale.size) });
    row.lines.unshift(`write ${fixed(row.parts[0], scale.decimals)}, read ${fixed(row.parts[1], scale.decimals)}`);
    return row;
  });
  return { id: "allocation", title: "Allocation", scale, per: "for one write (solid) and one read (pale)", rows };
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

const cellNumbers = new Map(results.cells.map((cell, number) => [cell, number]));

/** The columns that the report gives, in groups: a title over headings, each with what it takes of a cell as [text, number]. */
function cellColumns(cells) {
  const scales = { NANOS: timeScale(cells), BYTES: { ...BYTE_UNITS[0], decimals: 0 }, RATIO: { name: "", size: 1, decimals: 2 } };
  const titles = [...new Set(extras.columns.map(column => column.group))];
  return titles.map(title => [title, extras.columns.filter(column => column.group === title)
    .map(column => cellColumn(column, scales[column.unit]))]);
}

function cellColumn({ id, title, values }, scale) {
  const number = cell => values[cellNumbers.get(cell)] ?? NaN;
  return {
    id,
    name: [title, scale.name].filter(text => text).join(" "),
    read: cell => [scaled(number(cell), scale), number(cell)],
  };
}

/** A new table for each selection, so that headings carry the right unit; it starts with the quickest round trip. */
function fillCells() {
  const cells = cellsOf(selected.workload, selected.place);
  byId("cells").closest("section").hidden = results.cells.length === 0;
  const groups = cellColumns(cells);
  const table = byId("cells").cloneNode(false);
  table.append(cellHead(groups), cellBody(cells, groups.flatMap(([, columns]) => columns)));
  byId("cells").replaceWith(table);
  new Tablesort(table);
}

function cellHead(groups) {
  const above = groups.map(([title, columns]) =>
    element("th", { scope: "colgroup", colSpan: columns.length, className: "group" }, title));
  const heads = groups.flatMap(([title, columns]) => columns.map(({ name, id }, index) => {
    const head = sortHead(name, `${title} ${name}`, "number", index === 0 ? "group" : "");
    if (id === "roundTripNanos") {
      head.dataset.sortDefault = "";
    }
    return head;
  }));
  return element("thead", {},
    element("tr", {}, element("td", { colSpan: 2 }), ...above),
    element("tr", {}, ...["Contestant", "Outcome"].map(name => sortHead(name, name, "text", "text")), ...heads));
}

function cellBody(cells, columns) {
  return element("tbody", {}, ...cells.map(cell => element("tr", {},
    nameHead(cell.contestant, marked(cell)),
    textCell(outcomeOf(cell).title),
    ...columns.map(({ read }) => figureCell(...read(cell))))));
}
