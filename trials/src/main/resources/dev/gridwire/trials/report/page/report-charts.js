// SPDX-License-Identifier: Apache-2.0
"use strict";

/* The four charts: horizontal bars, names on the left, figures on the right. */

const NARROW = 480;
const TOP = 58;
const BOTTOM = 24;
const NAME_WIDTH = 190;
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Gives what each chart shows of these cells; a row is one contestant. */
function chartSpecs(cells, logarithmic) {
  const time = timeScale(cells);
  return [
    timeSpec("write", "Write time", cells, time, logarithmic),
    timeSpec("read", "Read time", cells, time, logarithmic),
    bytesSpec(cells),
    allocationSpec(cells),
  ];
}

/** Writing and reading share a unit, so that their charts can be compared. */
function timeScale(cells) {
  const means = cells.flatMap(cell => [cell.write?.meanNanos, cell.read?.meanNanos]);
  return scaleFor(means.filter(Number.isFinite), TIME_UNITS);
}

function timeSpec(id, title, cells, scale, logarithmic) {
  const rows = cells.filter(cell => cell[id]).map(cell => ({
    cell,
    parts: [cell[id].meanNanos / scale.size],
    error: errorOf(cell[id]) === null ? null : errorOf(cell[id]) / scale.size,
    samples: cell[id].nanosPerOp?.map(nanos => nanos / scale.size),
  }));
  return specOf({ id, title, scale, logarithmic, per: "one operation" }, rows);
}

function bytesSpec(cells) {
  const scale = scaleFor(cells.map(cell => cell.bytes), BYTE_UNITS);
  const rows = cells.filter(cell => Number.isFinite(cell.bytes)).map(cell => ({ cell, parts: [cell.bytes / scale.size] }));
  return specOf({ id: "bytes", title: "Size", scale, per: "one value" }, rows);
}

function allocationSpec(cells) {
  const pairs = cells.map(cell => [cell, [cell.write?.meanAllocatedBytes, cell.read?.meanAllocatedBytes]])
    .filter(([, both]) => both.some(Number.isFinite));
  const scale = scaleFor(pairs.flatMap(([, both]) => both), BYTE_UNITS);
  const rows = pairs.map(([cell, both]) => ({ cell, parts: both.map(bytes => (bytes ?? 0) / scale.size) }));
  return specOf({ id: "allocation", title: "Allocation", scale, per: "one write (solid) and one read (pale)" }, rows);
}

function specOf(spec, rows) {
  rows.forEach(row => { row.total = row.parts.reduce((sum, part) => sum + part, 0); });
  rows.sort((one, other) => one.total - other.total);
  return { ...spec, rows };
}

/* From a specification to ECharts' option -------------------------------- */

/** The colours of the page as they are now: ECharts does not resolve CSS variables. */
function themeColours() {
  const probe = document.body.appendChild(document.createElement("i"));
  const colours = {};
  for (const name of ["surface", "ink", "muted", "line", "grid"]) {
    probe.style.color = `var(--${name})`;
    colours[name] = getComputedStyle(probe).color;
  }
  probe.remove();
  return colours;
}

function chartHeight(spec, width) {
  return spec.rows.length * (width < NARROW ? 42 : 27) + TOP + BOTTOM;
}

function chartOption(spec, width, fileName) {
  const look = { ...themeColours(), font: getComputedStyle(document.body).fontFamily, narrow: width < NARROW };
  return {
    animation: !reducedMotion,
    animationDuration: 350,
    backgroundColor: look.surface,
    textStyle: { fontFamily: look.font, color: look.ink },
    aria: { enabled: true, label: { description: spokenText(spec) } },
    title: titleOption(spec, look),
    grid: gridOption(spec, look),
    tooltip: tooltipOption(spec, look),
    toolbox: toolboxOption(look, fileName),
    xAxis: valueAxis(spec, look),
    yAxis: [nameAxis(spec, look), figureAxis(spec, look)],
    series: seriesOf(spec, look),
  };
}

/** Leaves room for the texts as they are; ECharts' own containLabel measures another font than it draws. */
function gridOption(spec, look) {
  const left = look.narrow ? 6 : Math.min(NAME_WIDTH, textWidth(spec.rows.map(row => marked(row.cell)), look)) + 10;
  return { left, right: figuresWidth(spec, look) + 14, top: TOP, bottom: BOTTOM };
}

function figuresWidth(spec, look) {
  return textWidth(spec.rows.map(row => figureText(row, spec)), look);
}

function textWidth(texts, look) {
  return Math.ceil(Math.max(0, ...texts.map(text => echarts.format.getTextRect(text, `12px ${look.font}`).width)));
}

function spokenText(spec) {
  const rows = spec.rows.map(row => `${marked(row.cell)} ${figureText(row, spec)}`);
  return `${spec.title} of ${spec.per} in ${spec.scale.name}, the least first: ${rows.join("; ")}.`;
}

/** The title is inside the chart, so that a saved image explains itself. */
function titleOption(spec, look) {
  return {
    text: spec.title,
    subtext: `${spec.scale.name} for ${spec.per}`,
    left: 0, top: 0, padding: 0, itemGap: 4,
    textStyle: { fontSize: 15, lineHeight: 20, fontWeight: 600, color: look.ink },
    subtextStyle: { fontSize: 12, lineHeight: 16, color: look.muted },
  };
}

function toolboxOption(look, fileName) {
  return {
    right: 0, top: -2, itemSize: 14,
    iconStyle: { borderColor: look.muted },
    feature: { saveAsImage: { title: "Save", name: fileName } },
  };
}

function valueAxis(spec, look) {
  return {
    type: spec.logarithmic ? "log" : "value",
    position: "bottom",
    splitNumber: 4,
    axisLabel: { color: look.muted, fontSize: 11, hideOverlap: true },
    axisLine: { show: false },
    axisTick: { show: false },
    splitLine: { lineStyle: { color: look.grid } },
  };
}

function nameAxis(spec, look) {
  const aboveBar = { inside: true, margin: 0, verticalAlign: "bottom", lineHeight: 14, padding: [0, 0, 8, 0] };
  return {
    type: "category",
    inverse: true,
    data: spec.rows.map(row => marked(row.cell)),
    z: 10, // above the bars, where the names stand over them on a phone
    axisLine: { show: !look.narrow, lineStyle: { color: look.line } },
    axisTick: { show: false },
    axisLabel: {
      color: look.ink, fontSize: 12, interval: 0, width: NAME_WIDTH, overflow: "truncate",
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
    // A category may occur twice here; ECharts keeps both when each is an object of its own.
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
      itemStyle: { color: colourOf(row.cell.contestant), opacity: part === 0 ? 1 : 0.45 },
    })),
  };
}

function dotSeries(spec) {
  return {
    type: "scatter",
    symbolSize: 10,
    data: spec.rows.map((row, index) => ({ value: [row.total, index], itemStyle: { color: colourOf(row.cell.contestant) } })),
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
    renderItem: (_, api) => whisker(api, look.ink),
  };
}

function whisker(api, colour) {
  const [left, y] = api.coord([api.value(1), api.value(0)]);
  const [right] = api.coord([api.value(2), api.value(0)]);
  const line = (x1, y1, x2, y2) =>
    ({ type: "line", shape: { x1, y1, x2, y2 }, style: { stroke: colour, lineWidth: 1.2 } });
  const children = [line(left, y, right, y), line(left, y - 4, left, y + 4), line(right, y - 4, right, y + 4)];
  return { type: "group", children };
}

function tooltipOption(spec, look) {
  return {
    trigger: "axis",
    confine: true,
    axisPointer: { type: "shadow", axis: "y" },
    backgroundColor: look.surface,
    borderColor: look.line,
    formatter: points => tooltip(spec, spec.rows[points[0].dataIndex]),
  };
}

/** An element, not HTML text: what stands in the results is never read as markup. */
function tooltip(spec, row) {
  const lines = [`${figureText(row, spec)} ${spec.scale.name}`];
  if (row.parts.length > 1) {
    lines.push(`write ${fixed(row.parts[0], spec.scale.decimals)}, read ${fixed(row.parts[1], spec.scale.decimals)}`);
  }
  if (row.samples?.length > 1) {
    const ends = [Math.min(...row.samples), Math.max(...row.samples)].map(sample => fixed(sample, spec.scale.decimals));
    lines.push(`${row.samples.length} rounds of ${row.cell.size.toLocaleString("en")} values, from ${ends[0]} to ${ends[1]}`);
  }
  if (row.cell.outcome !== "HELD") {
    lines.push(outcomeOf(row.cell).title);
  }
  return element("div", { className: "tip" }, element("b", {}, marked(row.cell)),
    ...lines.map(line => element("div", {}, line)));
}

/* Life on the page ------------------------------------------------------- */

/** Draws the charts of these cells; old ones go, since their number and height may differ. */
function drawCharts(container, cells, names, logarithmic) {
  container.style.minHeight = `${container.offsetHeight}px`; // else an empty moment makes the page jump
  disposeCharts(container);
  for (const spec of chartSpecs(cells, logarithmic).filter(one => one.rows.length > 0)) {
    const canvas = element("div", { role: "img" });
    container.append(element("figure", { className: "chart" }, canvas));
    drawChart(canvas, spec, `gridwire-${names.join("-")}-${spec.id}`);
  }
  container.style.minHeight = "";
}

function disposeCharts(container) {
  for (const canvas of container.querySelectorAll(".chart > div")) {
    canvas.sizeWatch?.disconnect();
    echarts.dispose(canvas);
  }
  container.replaceChildren();
}

function drawChart(canvas, spec, fileName) {
  let chart = null;
  let drawnWidth = 0;
  const draw = () => {
    if (canvas.clientWidth === drawnWidth || canvas.clientWidth === 0) {
      return;
    }
    drawnWidth = canvas.clientWidth;
    canvas.style.height = `${chartHeight(spec, drawnWidth)}px`;
    chart ??= echarts.init(canvas, null, { renderer: "svg" });
    chart.resize();
    chart.setOption(chartOption(spec, drawnWidth, fileName), { notMerge: true });
  };
  draw();
  canvas.sizeWatch = new ResizeObserver(draw);
  canvas.sizeWatch.observe(canvas);
}
