// SPDX-License-Identifier: Apache-2.0
"use strict";

/* What the results say: look-up, sums, noise, and the forms in which numbers are written. */

const results = JSON.parse(document.getElementById("results").textContent);
const extras = JSON.parse(document.getElementById("extras").textContent);

/** The contestants that others are divided by. */
const JAVA = "java";
const HAND_WRITTEN = "identified";

/** The place whose figures are not cells. */
const CLUSTER = "cluster";

/** What each outcome means, and the mark of those that were measured though they lose something. */
const OUTCOMES = {
  HELD: { title: "held", mark: "" },
  IDENTITY_LOST: { title: "identity lost", mark: "‡", meaning: "objects that were one come back as two, or the reverse" },
  TYPE_CHANGED: { title: "type changed", mark: "†", meaning: "an object comes back in another class" },
  VALUE_CHANGED: { title: "value changed", mark: "§", meaning: "the value that comes back is not the one that was written" },
  CANNOT_HOLD: { title: "cannot hold", mark: "" },
  FAILED: { title: "failed", mark: "" },
};

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
  return extras.colours[contestant] ?? "#808080";
}

/** The cells of a workload in a place, in the order of the contestants, without those that were hidden. */
function cellsOf(workload, place) {
  return results.contestants
    .filter(contestant => isShown(contestant.id))
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

const ratiosByKey = byPairs(extras.ratios);
const earlierRatios = byPairs(extras.earlierRatios);

function byPairs(ratios) {
  return new Map((ratios ?? []).map(one => [key(one.workload, one.place, one.contestant, one.bar), one]));
}

/** The round trip of a cell over that of another contestant in the same workload and place, { value, low, high }, or null. */
function ratioIn(known, cell, bar) {
  if (cell.contestant === bar) {
    return roundTrip(cell) ? { value: 1, low: null, high: null } : null;
  }
  const there = known.get(key(cell.workload, cell.place, cell.contestant, bar));
  const back = known.get(key(cell.workload, cell.place, bar, cell.contestant));
  return there ?? (back ? { value: 1 / back.value, low: back.high && 1 / back.high, high: back.low && 1 / back.low } : null);
}

function ratioOf(cell, bar) {
  return ratioIn(ratiosByKey, cell, bar);
}

/** Whether the interval of the ratio tells two apart. */
function toldApart(cell, bar) {
  const found = ratioOf(cell, bar);
  return Boolean(found?.low && found.high) && (found.low > 1 || found.high < 1);
}

/** The ratio alone, or null. */
function ratio(cell, contestant) {
  return ratioOf(cell, contestant)?.value ?? null;
}

function intervalText({ low, high }) {
  return low && high ? `${fixed(low, 2)} to ${fixed(high, 2)}` : "";
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

/** A share as a percentage with its sign. */
function percentText(share) {
  const percent = fixed(Math.abs(share) * 100, Math.abs(share) < 0.0995 ? 1 : 0);
  return `${share < 0 ? "−" : "+"}${percent} %`;
}

function listText(items) {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}
