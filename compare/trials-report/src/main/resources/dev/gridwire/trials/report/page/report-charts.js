// SPDX-License-Identifier: Apache-2.0
"use strict";

/*
 * Bar charts: names on the left, figures on the right.
 *
 * A specification is { id, title, per, scale, logarithmic, rows }; a row is { label, colour, parts, error, lines }: its parts are
 * stacked, its error is drawn as a whisker, its lines stand in the tooltip. Parts and error are in units of the scale.
 */

const NARROW = 480;
const TOP = 58;
const BOTTOM = 24;
const NAME_WIDTH = 225;

/** A chart of a specification, as report-canvas.js draws it. */
function barChart(spec) {
  spec.rows.forEach(row => { row.total = row.parts.reduce((sum, part) => sum + part, 0); });
  spec.rows.sort((one, other) => spec.moreIsBetter ? other.total - one.total : one.total - other.total);
  return {
    id: spec.id,
    isEmpty: spec.rows.length === 0,
    heightOf: width => spec.rows.length * (width < NARROW ? 42 : 27) + TOP + BOTTOM,
    optionOf: look => barOption(spec, look),
  };
}

function barOption(spec, look) {
  return {
    aria: { enabled: true, label: { description: spokenText(spec) } },
    title: titleOption(spec.title, `${spec.scale.name} ${spec.per}`, look),
    grid: gridOption(spec, look),
    tooltip: {
      ...tooltipLook(look),
      trigger: "axis",
      axisPointer: { type: "shadow", axis: "y" },
      formatter: points => tooltip(spec, spec.rows[points[0].dataIndex]),
    },
    xAxis: { ...valueAxis(look), type: spec.logarithmic ? "log" : "value" },
    yAxis: [nameAxis(spec.rows.map(row => row.label), look), figureAxis(spec, look)],
    series: seriesOf(spec, look),
  };
}

/** Leaves room for the texts as they are; ECharts' own containLabel measures another font than it draws. */
function gridOption(spec, look) {
  const left = look.narrow ? 6 : nameWidth(spec.rows.map(row => row.label), look) + 10;
  return { left, right: figuresWidth(spec, look) + 14, top: TOP, bottom: BOTTOM };
}

function nameWidth(names, look) {
  return Math.min(NAME_WIDTH, textWidth(names, look));
}

function figuresWidth(spec, look) {
  return textWidth(spec.rows.map(row => figureText(row, spec)), look);
}

function textWidth(texts, look) {
  return Math.ceil(Math.max(0, ...texts.map(text => echarts.format.getTextRect(text, `12px ${look.font}`).width)));
}

function spokenText(spec) {
  const rows = spec.rows.map(row => `${row.label} ${figureText(row, spec)}`);
  return `${spec.title}, ${spec.scale.name} ${spec.per}, the best first: ${rows.join("; ")}.`;
}

/** The title is inside the chart, so that a saved image explains itself. */
function titleOption(text, subtext, look) {
  return {
    text, subtext,
    left: 0, top: 0, padding: 0, itemGap: 4,
    textStyle: { fontSize: 15, lineHeight: 20, fontWeight: 600, color: look.ink, width: look.width - 8, overflow: "truncate" },
    subtextStyle: { fontSize: 12, lineHeight: 16, color: look.muted, width: look.width - 8, overflow: "truncate" },
  };
}

function valueAxis(look) {
  return {
    type: "value",
    position: "bottom",
    splitNumber: 4,
    axisLabel: { color: look.muted, fontSize: 11, hideOverlap: true },
    axisLine: { show: false },
    axisTick: { show: false },
    splitLine: { lineStyle: { color: look.grid } },
  };
}

function nameAxis(names, look) {
  const aboveBar = { inside: true, margin: 0, verticalAlign: "bottom", lineHeight: 14, padding: [0, 0, 8, 0] };
  return {
    type: "category",
    inverse: true,
    data: names.map(name => ({ value: name })), // a name may occur twice; ECharts keeps both when each is an object
    z: 10, // above the bars, where the names stand over them on a phone
    axisLine: { show: !look.narrow, lineStyle: { color: look.line } },
    axisTick: { show: false },
    axisLabel: {
      color: look.ink, fontSize: 12, interval: 0, width: look.narrow ? look.width - 90 : NAME_WIDTH, overflow: "truncate",
      ...(look.narrow ? aboveBar : {}),
    },
  };
}

/** The figures stand in a column of their own, where no bar or whisker crosses them. */
function figureAxis(spec, look) {
  return {
    type: "category",
    position: "right",
    inverse: true,
    data: spec.rows.map(row => ({ value: figureText(row, spec) })),
    axisLine: { show: false },
    axisTick: { show: false },
    axisLabel: { color: look.muted, fontSize: 12, interval: 0, align: "right", margin: figuresWidth(spec, look) + 12 },
    axisPointer: { show: false },
  };
}

function figureText(row, spec) {
  const mean = fixed(row.total, spec.scale.decimals);
  return row.error === null || row.error === undefined ? mean : `${mean} ± ${fixed(row.error, spec.scale.decimals)}`;
}

/** On a logarithmic axis a bar's length means nothing, so a dot takes its place. */
function seriesOf(spec, look) {
  const means = spec.logarithmic ? [dotSeries(spec)] : spec.rows[0]?.parts.map((_, part) => barSeries(spec, part)) ?? [];
  return spec.rows.some(row => row.error) ? [...means, whiskerSeries(spec, look)] : means;
}

function barSeries(spec, part) {
  return {
    type: "bar",
    stack: "all",
    barWidth: 13,
    data: spec.rows.map(row => ({
      value: row.parts[part],
      itemStyle: { color: row.colour, opacity: part === 0 ? 1 : 0.45 },
    })),
  };
}

function dotSeries(spec) {
  return {
    type: "scatter",
    symbolSize: 10,
    data: spec.rows.map((row, index) => ({ value: [row.total, index], itemStyle: { color: row.colour } })),
  };
}

function whiskerSeries(spec, look) {
  const floor = row => spec.logarithmic ? row.total / 100 : 0;
  return {
    type: "custom",
    silent: true,
    z: spec.logarithmic ? 1 : 5, // over bars, under dots
    encode: { x: [1, 2], y: 0 },
    data: spec.rows.map((row, index) =>
      [index, Math.max(floor(row), row.total - (row.error ?? 0)), row.total + (row.error ?? 0)]),
    renderItem: (_, api) => whisker(api.coord([api.value(1), api.value(0)]), api.coord([api.value(2), api.value(0)]), look.ink),
  };
}

/** A line from one point to the other with a short stroke across each end; either level or upright. */
function whisker([x1, y1], [x2, y2], colour) {
  const [dx, dy] = y1 === y2 ? [0, 4] : [4, 0];
  const line = (fromX, fromY, toX, toY) =>
    ({ type: "line", shape: { x1: fromX, y1: fromY, x2: toX, y2: toY }, style: { stroke: colour, lineWidth: 1.2 } });
  return { type: "group", children: [
    line(x1, y1, x2, y2), line(x1 - dx, y1 - dy, x1 + dx, y1 + dy), line(x2 - dx, y2 - dy, x2 + dx, y2 + dy)] };
}

function tooltipLook(look) {
  return { confine: true, backgroundColor: look.surface, borderColor: look.line };
}

function tooltip(spec, row) {
  return tip(row.label, `${figureText(row, spec)} ${spec.scale.name}`, ...row.lines ?? []);
}

/** An element, not HTML text: what stands in the results is never read as markup. */
function tip(title, ...lines) {
  return element("div", { className: "tip" }, element("b", {}, title), ...lines.map(line => element("div", {}, line)));
}
