// SPDX-License-Identifier: Apache-2.0
"use strict";

/* Altered payloads: a row a contestant, all workloads together, and the examples behind each number. */

const FATES = [
  { id: "SAME", title: "Same value", good: true, meaning: "the value came back that had been written" },
  { id: "REFUSED", title: "Refused", good: true, meaning: "an exception that the mechanism's documentation names" },
  { id: "OTHER_VALUE", title: "Other value", meaning: "another value came back, and no error says so" },
  { id: "UNDOCUMENTED", title: "Undocumented", meaning: "an exception that the mechanism's documentation does not name; the grid"
    + " wrapped it in its own" },
  { id: "ESCAPED", title: "Escaped", meaning: "an exception that is not the grid's" },
  { id: "ERROR", title: "Error", meaning: "an Error, such as OutOfMemoryError and StackOverflowError" },
  { id: "HANG", title: "Endless", meaning: "it did not end in the time allowed; its JVM was killed" },
  { id: "CRASH", title: "Crash", meaning: "the JVM ended" },
  { id: "TYPE_CONFUSED", title: "Type-confused", meaning: "a field or an array holds what its type does not allow" },
  { id: "TOO_MANY_BYTES", title: "Allocation", meaning: "more than 64 KiB and 32 bytes a byte of input were allocated" },
  { id: "TOO_LONG", title: "Time", meaning: "more than 5 ms and 1 µs a byte of input were taken" },
  { id: "POISONED", title: "Poisoned", meaning: "the next good payload did not come back as before" },
];
const BYTES_A_LINE = 32;

function buildSafety() {
  const safety = results.safety;
  const cells = safety?.mutation ?? [];
  if (cells.length === 0) {
    return;
  }
  const rows = results.contestants.map(one => safetyRow(one, cells)).filter(row => row.cells.length > 0);
  byId("safety-method").textContent = `Each contestant wrote values as the grid stores them. Up to `
    + `${safety.inputs.toLocaleString("en")} copies of them a workload were altered, by seed ${safety.seed}, the same for all, and `
    + `read again in JVMs of ${safety.heapMegabytes} MB that are watched from outside: for ${safety.cellMillis} ms a workload at `
    + `most, and ${safety.hangMillis / 1000} s an input. The grid's header of eight bytes was left as it is.`;
  byId("safety-said").append(...safetyWords(rows).map(words => element("li", {}, words)));
  fillSafety(rows);
  byId("fates").append(...FATES.flatMap(({ title, meaning }) => [element("dt", {}, title), element("dd", {}, meaning)]));
  byId("safety-examples").append(...rows.map(safetyExamples).filter(one => one));
  byId("safety-again").textContent = `./gridwire compare --only-safety --safety-inputs ${safety.inputs} --seed ${safety.seed}`;
}

function safetyRow(contestant, all) {
  const cells = all.filter(cell => cell.contestant === contestant.id);
  const inputs = sum(cells, cell => cell.inputs);
  const counts = Object.fromEntries(FATES.map(({ id }) => [id, sum(cells, cell => countOf(cell, id))]));
  return { contestant, cells, inputs, counts,
    mostBytes: worst(cells, "mostBytes"), mostNanos: worst(cells, "mostNanos") };
}

function sum(list, numberOf) {
  return list.reduce((total, one) => total + numberOf(one), 0);
}

function countOf(cell, fate) {
  return sum(cell.findings.filter(one => one.fate === fate), one => one.count);
}

function worst(cells, name) {
  return cells.map(cell => cell[name]).filter(one => one).sort((one, other) => other.amount - one.amount)[0] ?? null;
}

function safetyWords(rows) {
  const read = rows.filter(row => row.inputs > 0);
  const grave = ["ERROR", "HANG", "CRASH", "ESCAPED", "TYPE_CONFUSED", "POISONED"];
  const clean = read.filter(row => FATES.every(({ id, good }) => good || id === "OTHER_VALUE" || row.counts[id] === 0));
  const sealed = clean.filter(row => row.counts.OTHER_VALUE === 0);
  const bad = read.filter(row => grave.some(id => row.counts[id] > 0));
  return [
    `${sum(read, row => row.inputs).toLocaleString("en")} altered payloads were read by ${count(read, "contestant")}.`,
    clean.length > 0 ? `No finding but other values: ${names(clean)}.` : "",
    sealed.length > 0 ? `Not even another value: ${names(sealed)}.` : "",
    bad.length > 0 ? `Errors, endless reading, crashes, type confusion, poisoning or escapes: ${names(bad)}.` : "",
  ].filter(words => words);
}

function names(rows) {
  return rows.map(row => row.contestant.title).join(", ");
}

function fillSafety(rows) {
  const columns = [{ title: "Contestant", text: true }, { title: "Inputs" }, ...FATES.map(({ title }) => ({ title })),
    { title: "Most allocated", group: true }, { title: "Most time" }];
  fillSortable("safety-table", columns, rows.map(row => element("tr", {},
    nameHead(row.contestant.id, row.contestant.title),
    row.inputs > 0 ? figureCell(row.inputs.toLocaleString("en"), row.inputs)
      : element("td", { className: "text absent", colSpan: columns.length - 1 }, row.cells[0].note ?? "Nothing was read."),
    ...(row.inputs > 0 ? [...FATES.map(fate => fateCell(fate, row)), extremeCell(row.mostBytes, bytesText, "group"),
      extremeCell(row.mostNanos, millisText)] : []))));
}

/** The number says it; the colour only repeats it. */
function fateCell({ id, good }, row) {
  const value = row.counts[id];
  const share = 100 * value / row.inputs;
  const made = figureCell(value.toLocaleString("en"), value, good || value === 0 ? "" : "worse");
  made.classList.toggle("none", value === 0);
  made.style.setProperty("--heat", `${Math.min(70, 18 + 10 * Math.log10(1 + 100 * share))}%`);
  if (value > 0) {
    made.append(element("small", {}, ` ${share < 0.1 ? "<0.1" : fixed(share, 1)} %`));
  }
  return made;
}

function extremeCell(extreme, textOf, className = "") {
  const made = figureCell(extreme ? textOf(extreme.amount) : "–", extreme?.amount ?? NaN, className);
  if (extreme) {
    made.append(element("small", {}, ` of ${extreme.inputBytes.toLocaleString("en")} B`));
  }
  return made;
}

function bytesText(bytes) {
  return bytes < 2 ** 20 ? `${fixed(bytes / 2 ** 10, 0)} KiB` : `${fixed(bytes / 2 ** 20, 1)} MiB`;
}

function millisText(nanos) {
  return `${fixed(nanos / 1e6, nanos < 1e7 ? 2 : 0)} ms`;
}

/* Examples ---------------------------------------------------------------- */

function safetyExamples({ contestant, cells }) {
  const found = cells.flatMap(cell => cell.findings.filter(one => one.hex).map(one => ({ cell, one })));
  const notes = cells.filter(cell => cell.note);
  if (found.length === 0 && notes.length === 0) {
    return null;
  }
  return element("details", {},
    element("summary", {}, contestant.title),
    ...(notes.length > 0 ? [element("ul", { className: "small" }, ...notes.map(cell =>
      element("li", {}, `${titled(results.workloads, cell.workload)}: ${cell.note}`)))] : []),
    ...found.map(({ cell, one }) => exampleOf(cell, one)));
}

function exampleOf(cell, { fate, what, count: times, example, hex }) {
  const title = FATES.find(one => one.id === fate)?.title ?? fate;
  const words = [titled(results.workloads, cell.workload), title, what, `${times.toLocaleString("en")} times`, `first: input ${example}`];
  return element("div", { className: "example" },
    element("p", { className: "small" }, words.filter(word => word).join(" · ")),
    element("code", { className: "hex" }, hex.match(new RegExp(`.{1,${2 * BYTES_A_LINE}}`, "g")).join("\n")));
}
