// SPDX-License-Identifier: Apache-2.0
"use strict";

/* Names in a column at the right of a chart, each joined to its point by a thin line, so that none covers another. */

const NAME_GAP = 34;
const NAME_STEP = 16;

/** A series of { label, at: [x, y] }, y in the axis' own values. */
function namesSeries(names, look) {
  return {
    type: "custom", silent: true, z: 2, clip: false,
    encode: { x: 0, y: 1 },
    data: names.map(name => name.at),
    renderItem: ({ dataIndex, coordSys }, api) => {
      const points = names.map(name => api.coord(name.at));
      const y = spread(points.map(point => point[1]), coordSys.y + 4, coordSys.y + coordSys.height - 4)[dataIndex];
      return joinedName(names[dataIndex].label, points[dataIndex], [coordSys.x + coordSys.width, y], look);
    },
  };
}

function joinedName(label, [x, y], [edge, labelY], look) {
  const bend = edge + 8;
  const line = { points: [[x, y], [edge, y], [bend + 12, labelY], [bend + 20, labelY]] };
  return { type: "group", children: [
    { type: "polyline", shape: line, style: { stroke: look.line, lineWidth: 1, fill: "none" } },
    { type: "text", x: edge + NAME_GAP - 2, y: labelY, style: { text: label, fill: look.ink, font: `12px ${look.font}`,
      verticalAlign: "middle", width: NAME_WIDTH, overflow: "truncate" } },
  ] };
}

/** Moves heights apart, as little as may be, in their order; from top to bottom, then back from the bottom. */
function spread(heights, top, bottom) {
  const order = heights.map((_, index) => index).sort((one, other) => heights[one] - heights[other]);
  const moved = [...heights];
  const step = Math.min(NAME_STEP, (bottom - top) / Math.max(1, order.length - 1));
  order.forEach((index, place) => {
    moved[index] = Math.max(moved[index], place === 0 ? top : moved[order[place - 1]] + step);
  });
  [...order].reverse().forEach((index, place, reversed) => {
    moved[index] = Math.min(moved[index], place === 0 ? bottom : moved[reversed[place - 1]] - step);
  });
  return moved;
}
