// SPDX-License-Identifier: Apache-2.0
"use strict";

/* What is shown: chosen by the controls, kept in the address, so that a link leads to the same view. */

const SCALES = [{ id: "linear", title: "Linear" }, { id: "log", title: "Logarithmic" }];
const selected = { workload: null, place: null, jdk: "now", scale: "linear", tab: null, at: "" };
const hidden = new Set();

function isShown(contestant) {
  return !hidden.has(contestant);
}

/** What can be chosen, by the name that it has in the address. */
function choices() {
  return { tab: tabsShown(), workload: workloadsShown(), place: placesShown(), jdk: jdksShown(), scale: SCALES };
}

/** Workloads of cells or of the cluster; those that only a publication has are shown there. */
function workloadsShown() {
  const all = [...results.cells, ...results.cluster ?? []];
  const measured = results.workloads.filter(one => all.some(cell => cell.workload === one.id));
  return measured.length > 0 ? measured : results.workloads;
}

/** The JDK of these results, and that of the earlier ones that they stand against, where it is another. */
function jdksShown() {
  const earlier = extras.against?.earlier?.java?.version;
  const now = { id: "now", title: results.java?.version ?? "this one" };
  return earlier && earlier !== now.title && extras.earlierRatios.length > 0 ? [now, { id: "earlier", title: earlier }] : [now];
}

/** Places of cells; the cluster has a section of its own. */
function placesShown() {
  return results.places.filter(place => place.id !== CLUSTER);
}

/** Takes what the address says, as far as these results know it. */
function readAddress() {
  const asked = new URLSearchParams(location.hash.slice(1));
  for (const [name, items] of Object.entries(choices())) {
    selected[name] = (items.find(item => item.id === asked.get(name)) ?? items[0])?.id ?? null;
  }
  hidden.clear();
  for (const id of asked.getAll("hide").filter(one => results.contestants.some(contestant => contestant.id === one))) {
    hidden.add(id);
  }
  selected.at = asked.get("at") ?? "";
}

function addressOf(at) {
  const said = new URLSearchParams();
  for (const [name, items] of Object.entries(choices())) {
    if (selected[name] && selected[name] !== items[0]?.id) {
      said.set(name, selected[name]);
    }
  }
  hidden.forEach(id => said.append("hide", id));
  if (at) {
    said.set("at", at);
  }
  return `#${said}`;
}

/** Replaces the address: the button "back" leaves the page, and does not undo choices one by one. */
function writeAddress() {
  history.replaceState(null, "", addressOf(selected.at));
  for (const link of document.querySelectorAll("#contents a")) {
    link.href = addressOf(link.dataset.at);
  }
}

/* Controls --------------------------------------------------------------- */

function buildControls() {
  addChoices("workloads", "workload");
  addChoices("places", "place");
  addChoices("jdks", "jdk");
  addChoices("scales", "scale");
  addContestants();
  byId("controls").addEventListener("change", onChoice);
  byId("controls").addEventListener("submit", event => event.preventDefault());
}

function onChoice({ target }) {
  if (target.name === "contestant") {
    target.checked ? hidden.delete(target.value) : hidden.add(target.value);
  } else {
    selected[target.name] = target.value;
  }
  showSelection();
}

/** Radio buttons under the skin: arrow keys and screen readers know them. */
function addChoices(group, name) {
  const items = choices()[name];
  byId(group).hidden = items.length < 2 || (name === "scale" && results.cells.length === 0);
  // autocomplete off: some browsers restore a choice on reload that this page knows nothing of.
  byId(group).append(...items.map(item => element("label", {},
    element("input", { type: "radio", name, value: item.id, autocomplete: "off" }),
    element("span", {}, item.title))));
}

/** The legend, which is the filter as well. */
function addContestants() {
  byId("contestants").append(...results.contestants.map(({ id, title }) => element("label", { className: "chip" },
    element("input", { type: "checkbox", name: "contestant", value: id, autocomplete: "off" }),
    swatch(colourOf(id)), element("span", {}, ...breakable(title)))));
  const kin = id => results.contestants.filter(one => one.id.startsWith(id)).length;
  byId("contestant-buttons").append(
    button("All", () => hideAll([])),
    button("None", () => hideAll(results.contestants.map(one => one.id))),
    ...(kin("enhanced") > 0 ? [button("Without enhanced", () => hideAll(
      results.contestants.map(one => one.id).filter(id => id.startsWith("enhanced"))))] : []));
}

function hideAll(ids) {
  hidden.clear();
  ids.forEach(id => hidden.add(id));
  showSelection();
}

/** Makes the controls say what is shown, however that came about. */
function showControls() {
  for (const input of byId("controls").querySelectorAll("input")) {
    input.checked = input.type === "radio" ? selected[input.name] === input.value : isShown(input.value);
  }
  const all = results.contestants.length;
  byId("contestant-count").textContent = hidden.size === 0 ? `all ${all}` : `${all - hidden.size} of ${all}`;
  byId("hidden-note").hidden = hidden.size === 0;
  byId("hidden-note").textContent = `${hidden.size} of ${all} contestants are hidden here.`;
}

/** Links to the sections that there are; a link keeps what is chosen. */
function buildContents() {
  const sections = [...document.querySelectorAll("main section")].filter(section => !section.hidden);
  byId("contents").append(...sections.map(section => {
    const link = element("a", { textContent: section.dataset.contents });
    link.dataset.at = section.id;
    link.addEventListener("click", event => {
      event.preventDefault();
      goTo(section.id);
    });
    return element("li", {}, link);
  }));
}

function goTo(id) {
  const section = document.querySelector(`main section#${CSS.escape(id)}`);
  if (section) {
    selected.at = id;
    const panel = section.closest("[id^=panel-]");
    if (panel && panel.hidden) {
      selected.tab = panel.id.slice("panel-".length);
      showTab();
    }
    writeAddress();
    section.scrollIntoView();
    section.querySelector("h2")?.focus({ preventScroll: true });
  }
}
