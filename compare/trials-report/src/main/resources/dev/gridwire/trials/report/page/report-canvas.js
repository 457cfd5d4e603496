// SPDX-License-Identifier: Apache-2.0
"use strict";

/*
 * Where charts live: drawn to the width there is, drawn again when it changes, saved as images.
 *
 * A chart is { id, isEmpty, heightOf(width), optionOf(look) }.
 */

const SAVED_WIDTH = 860;
const SOURCE_LINE = 26;
const PIXELS_A_POINT = 2;
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The colours of the page as they are now, and the room: ECharts does not resolve CSS variables. */
function lookOf(width) {
  const probe = document.body.appendChild(element("i"));
  // Double quotes would end the attribute in which ECharts writes the font to a saved image.
  const font = getComputedStyle(document.body).fontFamily.replaceAll('"', "'");
  const look = { width, narrow: width < NARROW, font };
  for (const name of ["surface", "ink", "muted", "line", "grid", "accent"]) {
    probe.style.color = `var(--${name})`;
    look[name] = getComputedStyle(probe).color;
  }
  probe.remove();
  return look;
}

function fullOption(chart, look) {
  return {
    animation: !reducedMotion,
    animationDuration: 350,
    backgroundColor: look.surface,
    textStyle: { fontFamily: look.font, color: look.ink },
    ...chart.optionOf(look),
  };
}

/** Draws charts; old ones go, since their number and height may differ. */
function drawCharts(container, charts, names) {
  container.style.minHeight = `${container.offsetHeight}px`; // else an empty moment makes the page jump
  disposeCharts(container);
  for (const chart of charts.filter(one => !one.isEmpty)) {
    const canvas = element("div", { role: "img", className: "canvas" });
    const figure = element("figure", { className: chart.isWide ? "chart wide-chart" : "chart" }, canvas,
      saveButtons(chart, ["gridwire", ...names, chart.id].join("-").replace(/[^\w.-]+/g, "-")));
    container.append(figure);
    drawChart(canvas, chart);
  }
  container.style.minHeight = "";
}

function disposeCharts(container) {
  for (const canvas of container.querySelectorAll(".canvas")) {
    canvas.sizeWatch?.disconnect();
    echarts.dispose(canvas);
  }
  container.replaceChildren();
}

function drawChart(canvas, chart) {
  let drawn = null;
  let drawnWidth = 0;
  const draw = () => {
    if (canvas.clientWidth === drawnWidth || canvas.clientWidth === 0) {
      return;
    }
    drawnWidth = canvas.clientWidth;
    canvas.style.height = `${chart.heightOf(drawnWidth)}px`;
    drawn ??= echarts.init(canvas, null, { renderer: "svg" });
    drawn.resize();
    drawn.setOption(fullOption(chart, lookOf(drawnWidth)), { notMerge: true });
  };
  draw();
  canvas.sizeWatch = new ResizeObserver(draw);
  canvas.sizeWatch.observe(canvas);
}

/* Images ------------------------------------------------------------------ */

function saveButtons(chart, fileName) {
  const save = type => () => (type === "SVG" ? saveSvg : savePng)(chart, fileName);
  return element("figcaption", { className: "save" }, ...["PNG", "SVG"].map(type =>
    button(type, save(type), { ariaLabel: `Save as ${type}: ${fileName}`, title: `Save as ${type}` })));
}

/** The chart at a fixed width, with a line that says where it comes from. */
function svgOf(chart) {
  const look = lookOf(SAVED_WIDTH);
  const height = chart.heightOf(SAVED_WIDTH) + SOURCE_LINE;
  const drawn = echarts.init(null, null, { renderer: "svg", ssr: true, width: SAVED_WIDTH, height });
  const option = fullOption(chart, look);
  drawn.setOption({
    ...option,
    aria: { enabled: false }, // which needs an element
    animation: false,
    grid: [option.grid].flat().map(grid => ({ ...grid, bottom: grid.bottom + SOURCE_LINE })),
    graphic: { type: "text", left: 0, bottom: 4, style: { text: sourceText(), fontSize: 11, fill: look.muted } },
  });
  const svg = drawn.renderToSVGString();
  drawn.dispose();
  return { svg, height };
}

function sourceText() {
  const { machine, java } = results;
  return ["Gridwire compare", dateText(results.startedAt), machine?.cpu, java && `Java ${java.version}`]
    .filter(part => part).join(" · ");
}

function saveSvg(chart, fileName) {
  saveBlob(new Blob([svgOf(chart).svg], { type: "image/svg+xml" }), `${fileName}.svg`);
}

async function savePng(chart, fileName) {
  const { svg, height } = svgOf(chart);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = element("canvas", { width: SAVED_WIDTH * PIXELS_A_POINT, height: height * PIXELS_A_POINT });
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  canvas.toBlob(blob => saveBlob(blob, `${fileName}.png`), "image/png");
}
