// SPDX-License-Identifier: Apache-2.0
"use strict";

/* Elements: text is never read as markup, wherever it comes from. */

const byId = id => document.getElementById(id);

/** Makes an element; text is never read as markup. */
function element(tag, properties = {}, ...children) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children.filter(child => child !== null && child !== undefined));
  return made;
}

function button(text, onClick, properties = {}) {
  const made = element("button", { type: "button", ...properties }, text);
  made.addEventListener("click", onClick);
  return made;
}

function count(list, noun) {
  return `${list.length} ${noun}${list.length === 1 ? "" : "s"}`;
}

function dateText(instant) {
  const date = new Date(instant);
  return Number.isNaN(date.getTime())
    ? null : `${date.toLocaleString("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" })} UTC`;
}

/** A button that puts a text on the clipboard, and says so. */
function copyButton(text, spoken) {
  const made = button("Copy", async () => {
    made.textContent = await copied(text) ? "Copied" : "Not copied";
    setTimeout(() => { made.textContent = "Copy"; }, 2000);
  }, { className: "copy", ariaLabel: spoken });
  made.setAttribute("aria-live", "polite");
  return made;
}

/** Browsers keep the clipboard from pages that were opened as a file, some of them; the old way serves there. */
async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.body.appendChild(element("textarea", { value: text, className: "off-screen" }));
    area.select();
    const done = document.execCommand("copy");
    area.remove();
    return done;
  }
}

function saveBlob(blob, fileName) {
  const address = URL.createObjectURL(blob);
  element("a", { href: address, download: fileName }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/* Tables ----------------------------------------------------------------- */

function swatch(colour) {
  const made = element("span", { className: "swatch", ariaHidden: "true" });
  made.style.background = colour;
  return made;
}

function nameHead(contestant, text) {
  return element("th", { scope: "row" }, swatch(colourOf(contestant)), ...breakable(text));
}

/** Lets a long class name break between its words, where a column is narrow. */
function breakable(text) {
  return text.split(/(?<=[a-z])(?=[A-Z])/).flatMap((word, index) => index === 0 ? [word] : [element("wbr"), word]);
}

/** Tablesort listens on the heading; the button inside makes it reachable by keyboard. */
function sortHead(text, spoken, method, className) {
  const head = element("th", { scope: "col", className }, element("button", { type: "button", ariaLabel: spoken }, text));
  head.dataset.sortMethod = method;
  return head;
}

/** A figure with the number that it is sorted by; plain decimals, since tablesort does not read exponents. */
function figureCell(text, value, className = "") {
  const known = Number.isFinite(value);
  const made = element("td", { className: `${className}${known ? "" : " absent"}`.trim() }, text);
  made.dataset.sort = known ? value.toFixed(6) : "1000000000000000"; // what is missing comes after all else
  return made;
}

function textCell(text) {
  return element("td", { className: "text" }, text);
}

/**
 * Fills a table anew, so that its headings carry the right unit, and makes it sortable.
 *
 * A column is { title, text: whether it is text, group: whether a line stands before it }.
 */
function fillSortable(id, columns, rows, sortedColumn) {
  const table = byId(id).cloneNode(false);
  const heads = columns.map(({ title, spoken, text, group }) =>
    sortHead(title, spoken ?? title, text ? "text" : "number", `${text ? "text" : ""}${group ? " group" : ""}`.trim()));
  if (sortedColumn !== undefined) {
    heads[sortedColumn].dataset.sortDefault = "";
  }
  table.append(element("thead", {}, element("tr", {}, ...heads)), element("tbody", {}, ...rows));
  byId(id).replaceWith(table);
  new Tablesort(table);
}

/** A box in which a wide table scrolls, reachable by keyboard. */
function scrollBox(label, table) {
  const box = element("div", { className: "scroll", role: "region", tabIndex: 0 }, table);
  box.setAttribute("aria-label", label);
  return box;
}
