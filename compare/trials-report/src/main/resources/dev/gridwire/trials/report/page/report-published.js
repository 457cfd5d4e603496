// SPDX-License-Identifier: Apache-2.0
"use strict";

/*
 * Published comparisons, then and now. Machines and years differ, so that only ratios can be set side by side: each figure is
 * divided by that of one contestant, as a rule Java serialization, in its own column.
 */

const ERROR = "ERROR";

function buildPublished() {
  const tables = results.published ?? [];
  byId("published").hidden = tables.length === 0;
  byId("published-tables").replaceChildren(...tables.map(publishedPart));
  tables.forEach((table, index) => {
    drawCharts(byId(`published-charts-${index}`), publishedCharts(table), ["published", table.id]);
    new Tablesort(byId(`published-table-${index}`));
  });
}

function publishedPart(table, index) {
  const title = element("h3", { id: `published-title-${index}` }, table.title);
  return element("article", { className: "publication" }, title,
    element("div", { className: "charts", id: `published-charts-${index}` }),
    scrollBox(table.title, publishedTable(table, index)),
    element("p", { className: "small muted" }, element("b", {}, "Then: "), table.source),
    element("ul", { className: "small muted" }, ...table.notes.map(note => element("li", {}, note))));
}

function publishedTable(table, index) {
  const { columns } = table;
  const heads = [sortHead("Mechanism", "Mechanism", "text", "text"),
    ...columns.map((column, at) =>
      sortHead(headerOf(column), spokenHeader(columns, at), "number", startsGroup(columns, at) ? "group" : ""))];
  const rows = table.rows.map(row => element("tr", {},
    nameHead(row.contestant, row.mechanism),
    ...columns.map((_, at) => publishedCell(row.figures[at], startsGroup(columns, at)))));
  return element("table", { className: "figures", id: `published-table-${index}` },
    element("caption", { className: "off-screen" }, table.title),
    element("thead", {}, element("tr", {}, ...heads)), element("tbody", {}, ...rows));
}

function headerOf({ group, measure, unit, kind }) {
  return kind === ERROR ? "±" : `${group} ${measure}, ${unit}`;
}

function spokenHeader(columns, at) {
  return columns[at].kind === ERROR ? `error of ${columns[at].group} ${columns[at].measure}` : headerOf(columns[at]);
}

/** A line stands before each group of columns. */
function startsGroup(columns, at) {
  return at === 0 || columns[at - 1].group !== columns[at].group;
}

function publishedCell(value, isGroup) {
  const known = typeof value === "number" && Number.isFinite(value);
  return figureCell(known ? fixed(value, Math.abs(value) < 1000 ? 1 : 0) : "–", known ? value : NaN, isGroup ? "group" : "");
}

/* Then beside now --------------------------------------------------------- */

/** A chart a measure; what was published is hollow. */
function publishedCharts(table) {
  const measures = [...new Set(table.columns.map(column => column.measure))];
  return measures.map(measure => {
    const columns = table.columns.map((column, at) => ({ ...column, at }))
      .filter(column => column.measure === measure && column.kind !== ERROR);
    const base = table.rows.find(row => row.contestant === table.base);
    const rows = base ? table.rows.map(row => ratioRow(table, row, base, columns)).filter(row => row.dots.length > 0) : [];
    const better = columns[0]?.kind === "MORE_IS_BETTER" ? "more" : "less";
    rows.sort((one, other) => (better === "more" ? -1 : 1) * (one.dots.at(-1).value - other.dots.at(-1).value));
    return ratioChart(`${table.id}-${measure}`, rows, {
      title: measure.charAt(0).toUpperCase() + measure.slice(1),
      subtitle: `${columns[0]?.unit ?? ""}, divided by the figure of ${base?.mechanism}; ${better} is better`,
      names: columns.map(column => column.group),
    });
  });
}

function ratioRow(table, row, base, columns) {
  const dots = columns.map(({ at, published }, kind) => {
    const [figure, divisor] = [row.figures[at], base.figures[at]];
    return { kind, value: figure / divisor, isKnown: figure > 0 && divisor > 0, isHollow: published,
      text: fixed(figure ?? NaN, figure < 1000 ? 1 : 0), ...spanOf(table, row, base, at) };
  }).filter(dot => dot.isKnown);
  return { label: row.mechanism, colour: colourOf(row.contestant), dots };
}

/** The interval of a ratio of independent errors; nothing where an error is not known. */
function spanOf({ columns }, row, base, at) {
  const errors = columns[at + 1]?.kind === ERROR ? [row, base].map(one => one.figures[at + 1] / one.figures[at]) : [];
  if (errors.length < 2 || !errors.every(Number.isFinite) || row === base) {
    return {};
  }
  const value = row.figures[at] / base.figures[at];
  return { low: Math.max(value / 10, value * (1 - Math.hypot(...errors))), high: value * (1 + Math.hypot(...errors)) };
}
