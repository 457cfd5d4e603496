// SPDX-License-Identifier: Apache-2.0
"use strict";

/* Latency by percentile: the axis stretches towards the slowest few, as HdrHistogram's plots do. */

const PERCENTILES = ["0 %", "90 %", "99 %", "99.9 %", "99.99 %", "99.999 %", "99.9999 %"];

/** The place of a percentile on the axis: 90 % at 1, 99 % at 2, 99.9 % at 3. */
function nines(percentile) {
  return -Math.log10(1 - percentile / 100);
}

/** Without what floating point adds, so that the last percentile has its label. */
function fixedNines(value) {
  return Number(value.toFixed(6));
}

/** Curves of { label, colour, latency, lossy }; those that have none are left out. */
function latencyChart(id, title, curves) {
  const known = curves.filter(curve => curve.latency?.curve.some(point => point.percentile < 100));
  return {
    id, isWide: true,
    isEmpty: known.length === 0,
    heightOf: width => width < NARROW ? 360 + known.length * 18 : Math.max(380, known.length * NAME_STEP + TOP + 60),
    optionOf: look => latencyOption(title, known, look),
  };
}

function latencyOption(title, curves, look) {
  const points = curves.map(({ latency }) => latency.curve.filter(point => point.percentile < 100 && point.nanos > 0));
  const most = fixedNines(Math.max(2, ...points.flat().map(point => nines(point.percentile))));
  const offered = [...new Set(curves.map(({ latency }) => fixed(latency.offeredPerSecond, 0)))];
  const below = look.narrow ? curves.length * 18 : 0;
  return {
    aria: { enabled: true, label: { description: latencyWords(title, curves) } },
    title: titleOption(title, `Operations that took no longer, at ${listText(offered)} a second, from when each was due`, look),
    legend: { show: look.narrow, orient: "vertical", left: 0, bottom: 0, itemHeight: 8, itemGap: 5, icon: "roundRect",
      textStyle: { color: look.ink, fontSize: 12, width: look.width - 50, overflow: "truncate" }, selectedMode: false },
    grid: { left: 62, right: look.narrow ? 16 : nameWidth(curves.map(curve => curve.label), look) + NAME_GAP + 8,
      top: TOP + 8, bottom: 26 + below },
    tooltip: { ...tooltipLook(look), trigger: "item",
      formatter: ({ seriesIndex }) => curves[seriesIndex] ? latencyTip(curves[seriesIndex]) : "" },
    xAxis: {
      ...valueAxis(look), min: 0, max: most, interval: 1,
      axisLabel: { color: look.muted, fontSize: 11, formatter: value => PERCENTILES[value] ?? "" },
    },
    yAxis: {
      ...valueAxis(look), position: undefined, type: "log",
      min: rounded(Math.min(...points.flat().map(point => point.nanos)) / 1.3),
      max: rounded(Math.max(...points.flat().map(point => point.nanos)) * 1.3),
      axisLabel: { color: look.muted, fontSize: 11, formatter: timeText },
    },
    series: [...curves.map((curve, index) => curveSeries(curve, points[index])),
      ...(look.narrow ? [] : [namesSeries(curves.map(({ label }, index) => ({ label, at: endOf(points[index]) })), look)])],
  };
}

function endOf(points) {
  return [nines(points.at(-1).percentile), points.at(-1).nanos];
}

function curveSeries(curve, points) {
  return {
    type: "line", name: curve.label, showSymbol: false, symbolSize: 6, triggerLineEvent: true,
    lineStyle: { color: curve.colour, width: 2, type: curve.lossy ? "dashed" : "solid" },
    itemStyle: { color: curve.colour },
    emphasis: { focus: "series", lineStyle: { width: 3 } },
    data: points.map(point => [nines(point.percentile), point.nanos]),
  };
}

function latencyTip({ label, latency }) {
  return tip(label, ...latencyLines(latency));
}

function latencyLines(latency) {
  return [["50 %", latency.p50], ["90 %", latency.p90], ["99 %", latency.p99], ["99.9 %", latency.p999], ["all", latency.most]]
    .map(([share, nanos]) => `${share} within ${timeText(nanos)}`)
    .concat(`${latency.count.toLocaleString("en")} operations`);
}

function latencyWords(title, curves) {
  return `${title}. ${curves.map(({ label, latency }) =>
    `${label}: half within ${timeText(latency.p50)}, 99 % within ${timeText(latency.p99)}`).join("; ")}.`;
}
