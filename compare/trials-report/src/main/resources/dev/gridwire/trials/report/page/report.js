// SPDX-License-Identifier: Apache-2.0
"use strict";

/* The page as a whole: colours, facts, and the order in which it comes to life. */

function buildThemeButton() {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const isDark = () => (document.documentElement.dataset.theme ?? (system.matches ? "dark" : "light")) === "dark";
  const name = () => {
    byId("theme").textContent = isDark() ? "Light" : "Dark";
    byId("theme").ariaLabel = `Change to ${isDark() ? "light" : "dark"} colours`;
  };
  const refresh = () => {
    name();
    showSelection();
    buildPublished();
  };
  byId("theme").addEventListener("click", () => {
    document.documentElement.dataset.theme = isDark() ? "light" : "dark";
    refresh();
  });
  system.addEventListener("change", refresh);
  name();
}

/* How it was measured ------------------------------------------------------ */

function buildFacts() {
  const { machine, java, versions } = results;
  addFacts("facts", [
    ["Command", element("code", {}, results.command ?? "")],
    ["Started", dateText(results.startedAt)],
    ["Took", Number.isFinite(results.durationSeconds) ? durationText(results.durationSeconds) : null],
    ["Machine", machine && [machine.cpu, `${machine.cores} cores`, memoryText(machine.memoryBytes), machine.os].join(", ")],
    ["Java", java && [java.version, java.vendor, java.vm].join(", ")],
    ["Versions", Object.entries(versions ?? {}).map(([name, version]) => `${name} ${version}`).join(", ")],
    ...Object.entries(results.settings ?? {}).filter(([, value]) => value !== null)
      .map(([name, value]) => [settingLabel(name), settingText(name, value)]),
  ]);
  addFacts("described-workloads", results.workloads.map(one => [one.title, one.description]));
  addFacts("described-places", results.places.map(one => [one.title, one.description]));
  addFacts("described-contestants", results.contestants.map(one => [one.title, contestantFact(one)]));
}

/** A list with its heading; both go where there is nothing to say. */
function addFacts(list, facts) {
  const known = facts.filter(([, fact]) => fact);
  byId(list).append(...known.flatMap(([name, fact]) => [element("dt", {}, name), element("dd", {}, fact)]));
  byId(list).closest(".fact-list").hidden = known.length === 0;
}

function contestantFact({ description, jvmFlags, traits }) {
  return element("div", {}, description,
    ...(jvmFlags?.length > 0 ? [" Needs the JVM flags ", element("code", {}, jvmFlags.join(" ")), "."] : []),
    traits ? element("dl", { className: "traits" }, ...traitParts(traits)) : null);
}

function durationText(seconds) {
  return seconds < 60 ? `${fixed(seconds, 1)} s` : `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`;
}

function memoryText(bytes) {
  return `${fixed(bytes / 2 ** 30, 1)} GiB of memory`;
}

/** "warmupMillis" becomes "Warmup"; its unit goes to the value. */
function settingLabel(name) {
  const words = name.replace(/Millis$/, "").replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function settingText(name, value) {
  if (Array.isArray(value)) {
    return value.map(one => settingText("", one)).join(" ");
  }
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).filter(([, part]) => part !== null)
      .map(([part, what]) => `${settingLabel(part).toLowerCase()} ${settingText(part, what)}`).join(", ");
  }
  return name.endsWith("Millis") ? `${value} ms` : String(value);
}

/** The very text that this page was made from, bar its white space. */
function buildSaveButton() {
  byId("save").addEventListener("click", () =>
    saveBlob(new Blob([JSON.stringify(results, null, 2)], { type: "application/json" }), "results.json"));
}

/** Goes to what the address says, now and when it changes. */
function followAddress() {
  const follow = () => {
    readAddress();
    showSelection();
    if (selected.at) {
      goTo(selected.at);
    }
  };
  window.addEventListener("hashchange", follow);
  follow();
}

readAddress();
writeHeader();
buildRecommendations();
buildAgainst();
buildControls();
buildThemeButton();
buildFacts();
buildSaveButton();
buildPublished();
buildSafety();
buildEvolution();
buildTabs();
byId("cells-part").hidden = results.cells.length === 0;
byId("controls").hidden = results.cells.length === 0 && (results.cluster ?? []).length === 0;
showSelection();
buildContents();
followAddress();
