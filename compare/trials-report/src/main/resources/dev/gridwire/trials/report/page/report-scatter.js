// SPDX-License-Identifier: Apache-2.0
"use strict";

/* Time against bytes: who is left and below is better at both. */

function scatterChart(cells, logarithmic) {
  const points = cells.filter(cell => roundTrip(cell) && cell.bytes > 0).map(cell => ({
    cell, label: marked(cell), bytes: cell.bytes, ...roundTrip(cell), whole: cell.outcome === "HELD",
  }));
  const scale = scaleFor(points.map(point => point.nanos), TIME_UNITS);
  return {
    id: "time-and-bytes",
    isWide: true,
    isEmpty: points.length < 2,
    heightOf: width => width < NARROW ? 420 : Math.max(430, points.length * 17 + TOP + 60),
    optionOf: look => scatterOption(points, scale, logarithmic, look),
  };
}

function scatterOption(points, scale, logarithmic, look) {
  const front = frontOf(points);
  const y = point => point.nanos / scale.size;
  return {
    aria: { enabled: true, label: { description: scatterWords(points, front) } },
    title: titleOption("Time against bytes",
      `Round trip in ${scale.name} over bytes of a value: left and below is better. ${frontWords(points, front)}`, look),
    grid: { left: 48, right: look.narrow ? 16 : nameWidth(points.map(point => point.label), look) + NAME_GAP + 8,
      top: TOP + 14, bottom: 48 },
    tooltip: { ...tooltipLook(look), trigger: "item", formatter: ({ data }) => data.point ? scatterTip(data.point) : "" },
    xAxis: { ...scatterAxis("bytes", logarithmic, points.map(point => point.bytes), look), nameLocation: "middle", nameGap: 30 },
    yAxis: { ...scatterAxis(scale.name, logarithmic, points.map(y), look), nameGap: 10 },
    series: [
      frontSeries(front, y, look),
      errorSeries(points, scale, look),
      pointSeries(points.filter(point => look.narrow && front.includes(point)), y, look, true),
      pointSeries(points.filter(point => !look.narrow || !front.includes(point)), y, look, false),
      ...(look.narrow ? [] : [namesSeries(points.map(point => ({ label: point.label, at: [point.bytes, y(point)] })), look)]),
    ],
  };
}

/** An axis that ends a little beyond its points; a logarithmic one does so by a factor. */
function scatterAxis(name, logarithmic, values, look) {
  const ends = logarithmic
    ? { type: "log", min: rounded(Math.min(...values) / 1.3), max: rounded(Math.max(...values) * 1.3) }
    : { type: "value", min: 0 };
  return {
    ...valueAxis(look),
    position: undefined,
    ...ends,
    name,
    nameTextStyle: { color: look.muted, fontSize: 11 },
    axisLine: { show: true, lineStyle: { color: look.line } },
  };
}

function rounded(value) {
  return Number(value.toPrecision(2));
}

/** Those to which no other is both quicker and smaller; only those that give the value back whole can be. */
function frontOf(points) {
  return points.filter(point => point.whole && !points.some(other => other.whole
      && other.nanos <= point.nanos && other.bytes <= point.bytes && (other.nanos < point.nanos || other.bytes < point.bytes)))
    .sort((one, other) => one.bytes - other.bytes);
}

function frontWords(points, front) {
  const lossy = points.some(point => !point.whole) ? " Hollow: not given back whole." : "";
  return (front.length > 0 ? "The line joins those that none beats at both." : "") + lossy;
}

function scatterWords(points, front) {
  const told = points.map(point => `${point.label} ${bytesAndTime(point)}`);
  return `Time against bytes. None beats at both: ${listText(front.map(point => point.label))}. All: ${told.join("; ")}.`;
}

function bytesAndTime(point) {
  const error = point.error > 0 ? ` ± ${timeText(point.error)}` : "";
  return `${fixed(point.bytes, 0)} bytes, ${timeText(point.nanos)}${error}`;
}

function scatterTip(point) {
  return tip(point.label, bytesAndTime(point), ...(point.whole ? [] : [outcomeOf(point.cell).title]));
}

function frontSeries(front, y, look) {
  return {
    type: "line", silent: true, symbol: "none", z: 1, animation: false,
    lineStyle: { color: look.accent, width: 1.5, type: "dashed", opacity: 0.8 },
    data: front.map(point => [point.bytes, y(point)]),
  };
}

function errorSeries(points, scale, look) {
  const known = points.filter(point => point.error > 0);
  return {
    type: "custom", silent: true, z: 2,
    encode: { x: 0, y: [1, 2] },
    data: known.map(point => [point.bytes,
      Math.max(point.nanos / 20, point.nanos - point.error) / scale.size, (point.nanos + point.error) / scale.size]),
    renderItem: (_, api) =>
      whisker(api.coord([api.value(0), api.value(1)]), api.coord([api.value(0), api.value(2)]), look.muted),
  };
}

/** On a phone those of the front are named beside their points; on a wide page a column at the right names all. */
function pointSeries(points, y, look, isNamed) {
  return {
    type: "scatter",
    symbolSize: 11,
    z: 3,
    data: points.map(point => ({ point, value: [point.bytes, y(point)], itemStyle: pointStyle(point, look) })),
    label: {
      show: isNamed, position: "top", color: look.ink, fontSize: 12, formatter: ({ data }) => data.point.label,
    },
    labelLayout: { hideOverlap: true },
    emphasis: { scale: 1.3 },
  };
}

function pointStyle(point, look) {
  const colour = colourOf(point.cell.contestant);
  return point.whole
    ? { color: colour, borderColor: look.surface, borderWidth: 1 }
    : { color: look.surface, borderColor: colour, borderWidth: 2.5 };
}
