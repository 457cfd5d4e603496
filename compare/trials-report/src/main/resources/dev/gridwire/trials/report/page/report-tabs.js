// SPDX-License-Identifier: Apache-2.0
"use strict";

/* Tabs: speed, safety, evolution; only where there is more than one of them. What is not under a tab is always shown. */

const TABS = [
  { id: "speed", title: "Speed" },
  { id: "safety", title: "Safety" },
  { id: "evolution", title: "Evolution" },
];

/** Those that have anything to show; the first one is shown unless the address names another. */
function tabsShown() {
  const has = {
    speed: results.cells.length > 0 || (results.cluster ?? []).length > 0 || (results.published ?? []).length > 0,
    safety: (results.safety?.mutation ?? []).length > 0,
    evolution: (results.safety?.evolution ?? []).length > 0,
  };
  const shown = TABS.filter(tab => has[tab.id]);
  return shown.length > 0 ? shown : [TABS[0]];
}

function buildTabs() {
  const tabs = tabsShown();
  byId("tabs").hidden = tabs.length < 2;
  byId("tabs").append(...tabs.map(({ id, title }) => {
    const tab = button(title, () => chooseTab(id), { role: "tab", id: `tab-${id}` });
    tab.setAttribute("aria-controls", `panel-${id}`);
    return tab;
  }));
  if (tabs.length > 1) {
    tabs.forEach(({ id }) => {
      byId(`panel-${id}`).setAttribute("role", "tabpanel");
      byId(`panel-${id}`).setAttribute("aria-labelledby", `tab-${id}`);
    });
  }
  byId("tabs").addEventListener("keydown", onTabKey);
}

/** Arrows, Home and End, as readers of screens expect of tabs. */
function onTabKey(event) {
  const all = tabsShown().map(tab => tab.id);
  const at = all.indexOf(selected.tab);
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
  if (next !== undefined) {
    event.preventDefault();
    chooseTab(all.at(next % all.length));
    byId(`tab-${selected.tab}`).focus();
  }
}

function chooseTab(id) {
  selected.tab = id;
  selected.at = "";
  showSelection();
}

/** Shows the chosen one, and the links to what is in it. */
function showTab() {
  for (const { id } of TABS) {
    byId(`panel-${id}`).hidden = id !== selected.tab;
  }
  for (const tab of byId("tabs").children) {
    const isChosen = tab.id === `tab-${selected.tab}`;
    tab.setAttribute("aria-selected", String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
  }
  for (const link of document.querySelectorAll("#contents a")) {
    link.parentElement.hidden = byId(link.dataset.at).closest("[id^=panel-]")?.hidden ?? false;
  }
}
