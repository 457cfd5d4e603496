// SPDX-License-Identifier: Apache-2.0
"use strict";

/* What the results say: look-up, sums, noise, and the forms in which numbers are written. */

const results = JSON.parse(document.getElementById("results").textContent);

/** The contestants that others are divided by. */
const JAVA = "java";
const HAND_WRITTEN = "identified";

/** What each outcome means, and the mark of those that were measured though they lose something. */
const OUTCOMES = {
  HELD: { title: "held", mark: "" },
  IDENTITY_LOST: { title: "identity lost", mark: "‡", meaning: "objects that were one come back as two, or the reverse" },
  TYPE_CHANGED: { title: "type changed", mark: "†", meaning: "an object comes back in another class" },
  VALUE_CHANGED: { title: "value changed", mark: "§", meaning: "the value that comes back is not the one that was written" },
  CANNOT_HOLD: { title: "cannot hold", mark: "" },
  FAILED: { title: "failed", mark: "" },
};

/** Kin share a hue: greys for the JDK, blues for Hazelcast's older forms, greens for Compact, olives for serializers by hand, warm ones for the peers, violet for Gridwire. */
const COLOURS = {
  java: "#69717f", externalizable: "#969daa",
  dataserializable: "#6aa3e0", identified: "#0072b2", portable: "#2a9db8",
  "compact-zero": "#55b896", compact: "#00875f",
  stream: "#7d8f2b", bytearray: "#b3bd5c",
  kryo: "#dd9500", smile: "#a6761d", fory: "#d55e00", ignite: "#c46a9b",
  gridwire: "#6b63d8", "gridwire-canonical": "#a79ff0",
};
const SPARE_COLOURS = ["#9c4f96", "#8a9a2b", "#b5525c", "#4f8a8b"];

const cellsByKey = new Map(results.cells.map(cell => [key(cell.workload, cell.place, cell.contestant), cell]));

function key(...ids) {
  return ids.join("\n");
}

function titled(list, id) {
  return list.find(item => item.id === id)?.title ?? id;
}

function outcomeOf(cell) {
  return OUTCOMES[cell.outcome] ?? { title: cell.outcome, mark: "" };
}

/** A contestant's title with the mark of what it loses in this cell. */
function marked(cell) {
  return titled(results.contestants, cell.contestant) + outcomeOf(cell).mark;
}

/** A colour for life: neither the selection nor the order of a chart changes it. */
function colourOf(contestant) {
  if (COLOURS[contestant]) {
    return COLOURS[contestant];
  }
  const others = results.contestants.map(one => one.id).filter(id => !COLOURS[id]);
  return SPARE_COLOURS[Math.max(0, others.indexOf(contestant)) % SPARE_COLOURS.length];
}

/** The cells of a workload in a place, in the order of the contestants. */
function cellsOf(workload, place) {
  return results.contestants
    .map(contestant => cellsByKey.get(key(workload, place, contestant.id)))
    .filter(cell => cell);
}

/** Time of one write and one read, with errors taken as independent; null where either is missing. */
function roundTrip(cell) {
  if (!cell?.write || !cell?.read) {
    return null;
  }
  return {
    nanos: cell.write.meanNanos + cell.read.meanNanos,
    error: Math.hypot(errorOf(cell.write) ?? 0, errorOf(cell.read) ?? 0),
  };
}

/** Null where it is not known: the file says 0 for a single round, and "NaN" where there are too few for the statistics. */
function errorOf(measure) {
  return measure?.nanosPerOp?.length > 1 && Number.isFinite(measure.errorNanos) ? measure.errorNanos : null;
}

/** Whether two times cannot be told apart: the confidence interval of their difference holds zero. */
function withinNoise(one, other) {
  return Math.abs(one.nanos - other.nanos) <= Math.hypot(one.error, other.error);
}

/** Round trip of a cell over that of another contestant in the same workload and place, or null. */
function ratio(cell, contestant) {
  const own = roundTrip(cell);
  const base = roundTrip(cellsByKey.get(key(cell.workload, cell.place, contestant)));
  return own && base && base.nanos > 0 ? own.nanos / base.nanos : null;
}

/* Numbers in words ------------------------------------------------------ */

const TIME_UNITS = [{ name: "ns", size: 1 }, { name: "µs", size: 1e3 }, { name: "ms", size: 1e6 }];
const BYTE_UNITS = [{ name: "bytes", size: 1 }, { name: "kB", size: 1e3 }, { name: "MB", size: 1e6 }];

/** Gives one unit for all values, and the decimals that the least of them calls for. */
function scaleFor(values, units) {
  const positive = values.filter(value => value > 0);
  const most = Math.max(...positive, 1);
  const unit = units.find(candidate => most < candidate.size * 1e4) ?? units.at(-1);
  const least = Math.min(...positive, most) / unit.size;
  const decimals = [100, 10, 0.1].filter(step => least < step).length;
  return { ...unit, decimals: unit.name === "bytes" ? 0 : decimals };
}

function scaled(value, scale) {
  return Number.isFinite(value) ? fixed(value / scale.size, scale.decimals) : "–";
}

function fixed(value, decimals) {
  return value.toLocaleString("en", { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/** One time by itself, with the unit that suits it. */
function timeText(nanos) {
  const unit = TIME_UNITS.find(candidate => nanos < candidate.size * 1e3) ?? TIME_UNITS.at(-1);
  return `${(nanos / unit.size).toLocaleString("en", { maximumSignificantDigits: 3 })} ${unit.name}`;
}

function bytesText(bytes) {
  return `${fixed(bytes, 0)} ${Math.round(bytes) === 1 ? "byte" : "bytes"}`;
}

function factorText(factor) {
  return fixed(factor, factor < 10 ? 1 : 0);
}

function listText(items) {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

/* The paragraph --------------------------------------------------------- */

/** The first place in which anything was timed; the paragraph speaks of it alone. */
function firstPlace() {
  return results.places.find(place => results.cells.some(cell => cell.place === place.id && roundTrip(cell)));
}

/** Cells with both times, the quickest first. */
function timed(cells) {
  return cells.filter(roundTrip).sort((one, other) => roundTrip(one).nanos - roundTrip(other).nanos);
}

/** Those that give the value back whole may be called fastest or smallest; where none does, any may. */
function candidates(cells) {
  const whole = cells.filter(cell => cell.outcome === "HELD");
  return whole.length > 0 ? whole : cells;
}

function fastestText(cells) {
  const all = timed(cells);
  if (all.length === 0) {
    return null;
  }
  const [best] = candidates(all);
  const time = timeText(roundTrip(best).nanos);
  return all.length === 1 ? `${marked(best)} takes ${time}` : `${marked(best)} is fastest (${time}${rivalsOf(best, all)})`;
}

/** Who is as fast as the fastest for all that is known, and who is faster only because something is lost. */
function rivalsOf(best, all) {
  const time = roundTrip(best);
  const near = cell => withinNoise(roundTrip(cell), time);
  const peers = candidates(all).filter(cell => cell !== best && near(cell)).map(marked);
  const lossy = all.filter(cell => roundTrip(cell).nanos < time.nanos && !near(cell)).map(marked);
  const named = peers.length > 3 ? `${peers.length} others` : listText(peers);
  return (peers.length > 0 ? `, with ${named} within noise` : "")
    + (lossy.length > 0 ? `; faster, but not whole: ${listText(lossy)}` : "");
}

function smallestText(cells) {
  const sized = candidates(cells.filter(cell => cell.bytes > 0));
  if (sized.length === 0) {
    return null;
  }
  const least = Math.min(...sized.map(cell => cell.bytes));
  if (sized.length === 1) {
    return `${marked(sized[0])} makes ${bytesText(least)}`;
  }
  const names = sized.filter(cell => Math.round(cell.bytes) === Math.round(least)).map(marked);
  return `${listText(names)} ${names.length > 1 ? "are" : "is"} smallest (${bytesText(least)})`;
}

/** How hand-written IdentifiedDataSerializable stands to Java serialization; null unless both were timed. */
function speedUpText(workload, place) {
  const cell = cellsByKey.get(key(workload, place, HAND_WRITTEN));
  const own = roundTrip(cell);
  const java = roundTrip(cellsByKey.get(key(workload, place, JAVA)));
  if (!own || !java) {
    return null;
  }
  const name = `hand-written ${marked(cell)}`;
  if (withinNoise(own, java)) {
    return `${name} and Java serialization are within noise of each other (${timeText(own.nanos)} and ${timeText(java.nanos)})`;
  }
  return own.nanos < java.nanos
    ? `${name} is ${factorText(java.nanos / own.nanos)} times as fast as Java serialization`
    : `Java serialization is ${factorText(own.nanos / java.nanos)} times as fast as ${name}`;
}

/** What is to be said of one workload, or null if it was not measured in that place. */
function sentenceOf(workload, place) {
  const cells = cellsOf(workload, place);
  const clauses = [fastestText(cells), smallestText(cells), speedUpText(workload, place)].filter(clause => clause);
  return clauses.length > 0 ? `${clauses.join("; ")}.` : null;
}
