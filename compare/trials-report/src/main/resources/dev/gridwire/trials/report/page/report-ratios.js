// SPDX-License-Identifier: Apache-2.0
"use strict";

/*
 * Ratios around 1: a row a name, in it a dot for each kind of figure. The axis is that of their binary logarithms, so that twice
 * and half are equally far, or a linear one from 0. A row is { label, colour, dots }; a dot { kind, value, low, high, isHollow, text }; low and high, where
 * given, are the ends of its interval.
 */

const KIND_SYMBOLS = ["circle", "circle", "diamond", "triangle", "rect"];

function ratioChart(id, rows, { title, subtitle, names, isLinear = false }) {
  return {
    id,
    isEmpty: rows.length === 0,
    heightOf: width => rows.length * (width < NARROW ? 42 : 27) + TOP + BOTTOM + (names.length > 1 ? 28 : 0),
    optionOf: look => ratioOption(rows, { title, subtitle, names, isLinear }, look),
  };
}

function ratioOption(rows, { title, subtitle, names, isLinear }, look) {
  const at = isLinear ? value => value : Math.log2;
  const values = rows.flatMap(row => row.dots.flatMap(dot => [dot.value, dot.low, dot.high])).filter(value => value > 0);
  return {
    aria: { enabled: true, label: { description: ratioWords(title, subtitle, rows, names) } },
    title: titleOption(title, subtitle, look),
    legend: legendOption(rows, names, look),
    grid: { left: look.narrow ? 6 : nameWidth(rows.map(row => row.label), look) + 12, right: 24, top: TOP,
      bottom: BOTTOM + (names.length > 1 ? 28 : 0) },
    tooltip: { ...tooltipLook(look), trigger: "axis", axisPointer: { type: "shadow", axis: "y" },
      formatter: points => ratioTip(rows[points[0].dataIndex ?? 0], names) },
    xAxis: isLinear ? { ...valueAxis(look), min: 0 } : { ...valueAxis(look), min: stepBelow(Math.min(0.92, ...values)),
      max: -stepBelow(1 / Math.max(1.08, ...values)),
      axisLabel: { color: look.muted, fontSize: 11, hideOverlap: true, formatter: factorLabel } },
    yAxis: nameAxis(rows.map(row => row.label), look),
    series: [spanSeries(rows, at, look), ...names.map((name, kind) => kindSeries(rows, name, kind, at, look))],
  };
}

/** The logarithm of a ratio, less at most a quarter. */
function stepBelow(value) {
  return Math.floor(Math.log2(value) * 4) / 4;
}

function factorLabel(logarithm) {
  return (2 ** logarithm).toLocaleString("en", { maximumSignificantDigits: 2 });
}

function legendOption(rows, names, look) {
  const isHollow = kind => rows.some(row => row.dots.some(dot => dot.kind === kind && dot.isHollow));
  return {
    show: names.length > 1, left: 0, bottom: 0, itemWidth: 12, itemHeight: 9, itemGap: 14, selectedMode: false,
    textStyle: { color: look.muted, fontSize: 12 },
    data: names.map((name, kind) => ({
      name, icon: KIND_SYMBOLS[kind % KIND_SYMBOLS.length],
      itemStyle: isHollow(kind) ? { color: look.surface, borderColor: look.muted, borderWidth: 1.6 } : { color: look.muted },
    })),
  };
}

/** A thin line from the least to the most of a row, and the line at 1. */
function spanSeries(rows, at, look) {
  const ends = row => row.dots.flatMap(dot => [dot.low ?? dot.value, dot.high ?? dot.value]);
  return {
    type: "custom", silent: true, z: 1,
    encode: { x: [1, 2], y: 0 },
    data: rows.map((row, index) => [index, at(Math.min(...ends(row))), at(Math.max(...ends(row)))]),
    renderItem: (_, api) => {
      const [from, to] = [1, 2].map(end => api.coord([api.value(end), api.value(0)]));
      const line = { x1: from[0], y1: from[1], x2: to[0], y2: to[1] };
      return { type: "line", shape: line, style: { stroke: look.muted, lineWidth: 1.2 } };
    },
    markLine: {
      silent: true, symbol: "none", animation: false, label: { show: false }, data: [{ xAxis: at(1) }],
      lineStyle: { color: look.muted, type: "dashed", width: 1 },
    },
  };
}

function kindSeries(rows, name, kind, at, look) {
  return {
    type: "scatter", name, z: 3 + kind, symbolSize: 11, symbol: KIND_SYMBOLS[kind % KIND_SYMBOLS.length],
    data: rows.map((row, index) => [row, index, row.dots.find(dot => dot.kind === kind)]).filter(([, , dot]) => dot)
      .map(([row, index, dot]) => ({
        value: [at(dot.value), index],
        itemStyle: dot.isHollow
          ? { color: look.surface, borderColor: row.colour, borderWidth: 2 } : { color: row.colour },
      })),
  };
}

function ratioTip(row, names) {
  return tip(row.label, ...row.dots.map(dot => `${names[dot.kind]}: ${fixed(dot.value, 2)}${dot.text ? ` (${dot.text})` : ""}`));
}

function ratioWords(title, subtitle, rows, names) {
  return `${title}, ${subtitle}. ${rows.map(row =>
    `${row.label}: ${row.dots.map(dot => `${names[dot.kind]} ${fixed(dot.value, 2)}`).join(", ")}`).join("; ")}.`;
}
