# SPDX-License-Identifier: Apache-2.0
"""Lets the site be made of pages that are written for GitHub.

GitHub begins a list or a table without an empty line before it, and follows links to folders and to files outside of docs/; Python
Markdown and MkDocs do not. Pages outside of docs/ that links lead to become pages of the site, below project/; links to any other
file of the repository lead to the repository: to "gridwire.home" of pom.xml, or where the variable GRIDWIRE_SOURCES says that its
files are. Pages for those who work on Gridwire are not searched. Javadoc is part of the site where a build has made it.
"""
import os
import posixpath
import re
import zipfile
from pathlib import Path

from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File

ROOT = Path(__file__).resolve().parents[2]
PROJECT = {"README.md": "index.md", "CHANGELOG.md": "project/changes.md", "CONTRIBUTING.md": "project/contributing.md",
           "SECURITY.md": "project/security.md"}
HOME = re.search(r"<gridwire\.home>(.*?)</", (ROOT / "pom.xml").read_text(encoding="utf-8")).group(1)
SOURCES = os.environ.get("GRIDWIRE_SOURCES", f"{HOME}/blob/HEAD").rstrip("/")
NOT_SEARCHED = ("adr/", "measurements/", "project/contributing.md")
# Modules without classes have a jar without pages.
JAVADOC = {re.match(r"(.+?)-\d", jar.name).group(1): jar for jar in sorted(ROOT.glob("*/*/target/*-javadoc.jar"))
           if "index.html" in zipfile.ZipFile(jar).namelist()}

FENCE = re.compile(r"^```")
COMMENT = re.compile(r"\A<!-- SPDX[^\n]*\n")
LIST = re.compile(r"^( {0,3})([-*]|\d+\.) ")
TITLE = re.compile(r"^# Gridwire in (.+)$", re.MULTILINE)
LINK = re.compile(r"\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)")


def on_config(config):
    config.repo_url = HOME
    config.repo_name = "Sources"
    grids = sorted(module.name for module in (ROOT / "grids").iterdir() if (ROOT / "docs" / f"{module.name}.md").is_file())
    listed = str(config.nav)
    starts = next(part["Get started"] for part in config.nav if "Get started" in part)
    for page in (f"{grid}.md" for grid in grids if f"'{grid}.md'" not in listed):
        starts.append({TITLE.search((ROOT / "docs" / page).read_text(encoding="utf-8")).group(1): page})
    return config


def on_files(files, config):
    for source, page in PROJECT.items():
        if page != "index.md":
            files.append(File.generated(config, page, content=(ROOT / source).read_text(encoding="utf-8")))
    files.append(File.generated(config, "style/site.css",
                                content=(ROOT / "build/site/style/site.css").read_text(encoding="utf-8")))
    # Raw results are for programs: links lead to the repository.
    for file in list(files):
        if file.src_uri.startswith("measurements/") and not file.src_uri.endswith(".md"):
            files.remove(file)
    for name, jar in JAVADOC.items():
        with zipfile.ZipFile(jar) as made:
            for entry in made.namelist():
                if not entry.endswith(("/", ".md")) and not entry.startswith("META-INF/"):
                    files.append(File.generated(config, f"javadoc/{name}/{entry}", content=made.read(entry)))
    return files


def on_page_markdown(markdown, page, config, files):
    if page.file.src_uri == "index.md":
        # Its menu would be one line.
        page.meta["hide"] = ["navigation"]
    if page.file.src_uri.startswith(NOT_SEARCHED):
        page.meta["search"] = {"exclude": True}
    text = COMMENT.sub("", markdown)
    folder = "" if page.file.src_uri.startswith("project/") else posixpath.join("docs", posixpath.dirname(page.file.src_uri))
    made = outside_of_code(text, lambda prose: links(prose, page.file.src_uri, folder.rstrip("/"), files))
    if page.file.src_uri == "api.md" and JAVADOC:
        made += "\n\n## Javadoc\n" + ", ".join(f"[`{name}`](javadoc/{name}/index.html)" for name in JAVADOC) + "\n"
    return made


def outside_of_code(text, change):
    """Applies a change to what stands between blocks of code, and puts empty lines before lists and tables."""
    parts, lines, in_code = [], [], False
    for line in text.split("\n"):
        if FENCE.match(line):
            if not in_code:
                parts.append(change(spaced(lines)))
                lines = [line]
            else:
                parts.append("\n".join(lines + [line]))
                lines = []
            in_code = not in_code
        else:
            lines.append(line)
    parts.append(change(spaced(lines)))
    return "\n".join(parts)


def spaced(lines):
    # What is before the first line is a block of code, or nothing.
    result = [""]
    in_list = False
    for line in lines:
        before = result[-1] if result else ""
        begins_list = LIST.match(line) and not in_list
        begins_table = line.startswith("|") and not before.startswith("|")
        ends_list = in_list and line and not line.startswith(" ") and not LIST.match(line)
        if before.strip() and (begins_list or begins_table):
            result.append("")
        if LIST.match(line):
            in_list = True
        elif not line.strip() or ends_list:
            in_list = in_list and not ends_list and bool(line.strip())
        result.append(line)
    return "\n".join(result)


def links(prose, page, folder, files):
    def lead(match):
        words, target = match.group(1), match.group(2)
        if ":" in target or target.startswith("#"):
            return match.group(0)
        path, _, anchor = target.partition("#")
        place = posixpath.normpath(posixpath.join(folder, path))
        if not (ROOT / place).exists():
            raise PluginError(f"A link leads nowhere: page={page}, link={target}")
        inside = in_site(place)
        if inside is None or files.get_file_from_path(inside) is None:
            return f"[{words}]({SOURCES}/{place})"
        relative = posixpath.relpath(inside, posixpath.dirname(page) or ".")
        return f"[{words}]({relative}{'#' + anchor if anchor else ''})"

    return LINK.sub(lead, prose)


def in_site(place):
    """The page or file of the site that a file of the repository is, or a folder's README."""
    if place in PROJECT:
        return PROJECT[place]
    if not place.startswith("docs/"):
        return None
    inside = place[len("docs/"):]
    return posixpath.join(inside, "README.md") if (ROOT / place).is_dir() else inside
