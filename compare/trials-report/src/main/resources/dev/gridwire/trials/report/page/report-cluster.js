// SPDX-License-Identifier: Apache-2.0
"use strict";

/* The cluster under load: throughput, latency, what each process took, and what was done to it. */

const clusterSelected = { workload: null };

/** Fills the section, whose workload is chosen in it: the cluster may have measured others than the cells. */
function fillCluster() {
  const all = results.cluster ?? [];
  byId("cluster").hidden = all.length === 0;
  if (all.length === 0) {
    return;
  }
  const workloads = results.workloads.filter(one => all.some(cell => cell.workload === one.id));
  const wanted = workloads.find(one => one.id === selected.workload) ?? workloads[0];
  clusterSelected.workload = wanted?.id ?? all[0].workload;
  const cells = all.filter(cell => cell.workload === clusterSelected.workload && isShown(cell.contestant));
  byId("cluster-title").textContent = `Cluster: ${titled(results.workloads, clusterSelected.workload)}`;
  byId("cluster-said").replaceChildren(...wordsOf(clusterSelected.workload, CLUSTER).map(words => element("li", {}, words)));
  drawCharts(byId("cluster-charts"), clusterCharts(cells), ["cluster", clusterSelected.workload]);
  fillLatencies(cells);
  fillProcesses(cells);
  fillIncidents(cells);
  byId("cluster-notes").replaceChildren(
    ...noteList("Marked or not measured", notesOf(cells.filter(one => one.outcome !== "HELD"))));
}

function clusterCharts(cells) {
  return [
    barChart(throughputSpec("write", "Throughput of set", cells)),
    barChart(throughputSpec("read", "Throughput of get", cells)),
    barChart(useSpec("cpu", "Processor time", cells, use => use.cpuSeconds * 1e9, TIME_UNITS)),
    barChart(useSpec("network", "Sent over the network", cells, use => use.sentBytes, BYTE_UNITS)),
    barChart(heldSpec(cells)),
    latencyChart("latency-set", "Latency of set", curvesOf(cells, "write")),
    latencyChart("latency-get", "Latency of get", curvesOf(cells, "read")),
  ];
}

function throughputSpec(id, title, cells) {
  const measured = cells.filter(cell => cell[id]);
  const scale = { name: "operations a second", size: 1, decimals: 0 };
  const rows = measured.map(cell => rowOf(cell, {
    parts: [cell[id].meanOpsPerSecond],
    error: cell[id].errorOpsPerSecond ?? null,
    lines: [`${cell[id].threads} threads over all clients`, failuresText(cell[id].failures)].filter(line => line),
  }));
  return { id: `throughput-${id}`, title, scale, per: "by all clients; more is better", moreIsBetter: true, rows };
}

function failuresText(failures) {
  return failures > 0 ? `${failures.toLocaleString("en")} operations failed` : "";
}

/** Members solid, clients pale; each divided by the operations of all clients. */
function useSpec(id, title, cells, pick, units) {
  const ofRole = (cell, role) => sumOf(cell.processes.filter(one => one.role === role), pick);
  const sums = cells.map(cell => [cell, ["member", "client"].map(role => ofRole(cell, role))])
    .filter(([, both]) => both.some(Number.isFinite));
  const scale = scaleFor(sums.flatMap(([, both]) => both), units);
  const rows = sums.map(([cell, both]) => {
    const row = rowOf(cell, { parts: both.map(sum => (Number.isFinite(sum) ? sum : 0) / scale.size) });
    row.lines = [`members ${fixed(row.parts[0], scale.decimals)}, clients ${fixed(row.parts[1], scale.decimals)}`, ...row.lines];
    return row;
  });
  return { id, title, scale, per: "for one operation, in all members (solid) and all clients (pale)", rows };
}

/** Per operation; NaN where no process tells it. */
function sumOf(processes, pick) {
  const known = processes.filter(use => Number.isFinite(pick(use)) && pick(use) !== 0 && use.operations > 0);
  return known.length === 0 ? NaN : known.reduce((sum, use) => sum + pick(use) / use.operations, 0);
}

function heldSpec(cells) {
  const known = cells.filter(cell => Number.isFinite(cell.heldBytes) && cell.heldBytes !== null);
  const scale = scaleFor(known.map(cell => cell.heldBytes), BYTE_UNITS);
  const rows = known.map(cell => rowOf(cell, { parts: [cell.heldBytes / scale.size] }));
  return { id: "held", title: "Held by the map", scale, per: "in all members, backups included", rows };
}

function curvesOf(cells, id) {
  return cells.filter(cell => cell[id]?.latency).map(cell => ({
    label: marked(cell), colour: colourOf(cell.contestant), latency: cell[id].latency, lossy: cell.outcome !== "HELD",
  }));
}

/* Tables ------------------------------------------------------------------ */

function fillLatencies(cells) {
  const columns = [{ title: "Contestant", text: true }, ...["set", "get"].flatMap(name =>
    ["/s", "±", " p50", " p90", " p99", " p99.9", " most"].map((what, index) =>
      ({ title: what === "±" ? "±" : name + what, spoken: `${name} ${what}`, group: index === 0 })))];
  fillSortable("latencies", columns, cells.filter(cell => cell.write || cell.read).map(cell => element("tr", {},
    nameHead(cell.contestant, marked(cell)), ...loadCells(cell.write), ...loadCells(cell.read))));
}

function loadCells(load) {
  const latency = load?.latency;
  const whole = value => [scaled(value, { size: 1, decimals: 0 }), value];
  const time = nanos => [Number.isFinite(nanos) ? timeText(nanos) : "–", nanos];
  return [whole(load?.meanOpsPerSecond), whole(load?.errorOpsPerSecond ?? NaN), time(latency?.p50), time(latency?.p90),
    time(latency?.p99), time(latency?.p999), time(latency?.most)].map(([text, value], index) =>
    figureCell(text, value, index === 0 ? "group" : ""));
}

function fillProcesses(cells) {
  const each = (pick, units) => use => {
    const value = Number.isFinite(pick(use)) && pick(use) !== null && use.operations > 0 ? pick(use) / use.operations : NaN;
    return figureCell(Number.isFinite(value) ? unitText(value, units) : "–", value);
  };
  const columns = [["CPU an operation", each(use => use.cpuSeconds === null ? NaN : use.cpuSeconds * 1e9, TIME_UNITS)],
    ["allocated an operation", each(use => use.allocatedBytes, BYTE_UNITS)],
    ["sent an operation", each(use => use.sentBytes, BYTE_UNITS)],
    ["received an operation", each(use => use.receivedBytes, BYTE_UNITS)],
    ["heap", ({ usedHeapBytes }) =>
      figureCell(usedHeapBytes === null ? "–" : unitText(usedHeapBytes, BYTE_UNITS), usedHeapBytes ?? NaN)]];
  const rows = cells.flatMap(cell => cell.processes.map(use => element("tr", {},
    nameHead(cell.contestant, marked(cell)), textCell(use.name), ...columns.map(([, read]) => read(use)))));
  byId("processes").closest("details").hidden = rows.length === 0;
  fillSortable("processes", [{ title: "Contestant", text: true }, { title: "Process", text: true },
    ...columns.map(([title]) => ({ title }))], rows);
}

function unitText(value, units) {
  const unit = units.find(candidate => value < candidate.size * 1e3) ?? units.at(-1);
  return `${(value / unit.size).toLocaleString("en", { maximumSignificantDigits: 3 })} ${unit.name}`;
}

function fillIncidents(cells) {
  const rows = cells.flatMap(cell => cell.incidents.map(one => element("tr", {},
    nameHead(cell.contestant, marked(cell)),
    figureCell(fixed(one.second, 1), one.second),
    textCell(one.what),
    Number.isFinite(one.recoveredAfterMillis) && one.recoveredAfterMillis !== null
      ? figureCell(`${fixed(one.recoveredAfterMillis / 1000, 1)} s`, one.recoveredAfterMillis) : figureCell("not in time", NaN),
    figureCell(one.failures.toLocaleString("en"), one.failures),
    figureCell(one.lost.toLocaleString("en"), one.lost, one.lost > 0 ? "alarm" : ""))));
  byId("incidents-part").hidden = rows.length === 0;
  fillSortable("incidents", [{ title: "Contestant", text: true }, { title: "second" }, { title: "What was done", text: true },
    { title: "safe again after" }, { title: "operations failed" }, { title: "entries lost" }], rows);
}
