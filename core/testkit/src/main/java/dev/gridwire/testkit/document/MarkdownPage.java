// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.document;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A Markdown page as GitHub shows it. */
public final class MarkdownPage {

    /** The beginning of a comment before a snippet that does not compile on its own. */
    public static final String FRAGMENT = "<!-- fragment";

    private static final String FENCE = "```";
    private static final Pattern HEADING = Pattern.compile("#{1,6} (.*)");
    private static final Pattern LINK = Pattern.compile("\\[([^\\]]*)\\]\\(([^)\\s]+)\\)");
    private static final Pattern CODE = Pattern.compile("`[^`]*`");
    private static final Pattern SOURCE = Pattern.compile("\\bsrc(?:set)?=\"([^\"]+)\"");

    private final Path file;
    private final List<String> lines;

    private MarkdownPage(Path file, List<String> lines) {
        this.file = file;
        this.lines = lines;
    }

    /** Reads a page. */
    public static MarkdownPage read(Path file) throws IOException {
        return new MarkdownPage(file, Files.readAllLines(file));
    }

    /** Returns the page's file. */
    public Path file() {
        return file;
    }

    /** Returns the page's lines. */
    public List<String> lines() {
        return List.copyOf(lines);
    }

    /** Returns the targets of its links and pictures, as written. */
    public List<String> links() {
        String text = CODE.matcher(String.join("\n", prose())).replaceAll("");
        List<String> targets = new ArrayList<>();
        for (Matcher link = LINK.matcher(text); link.find();) {
            targets.add(link.group(2));
        }
        for (Matcher source = SOURCE.matcher(text); source.find();) {
            targets.add(source.group(1));
        }
        return targets;
    }

    /** Returns the anchors that a link can name after {@code #}: a heading's words in lower case, joined by hyphens. */
    public Set<String> anchors() {
        Set<String> anchors = new LinkedHashSet<>();
        Map<String, Integer> uses = new HashMap<>();
        for (String line : prose()) {
            Matcher heading = HEADING.matcher(line);
            if (heading.matches()) {
                String anchor = anchor(heading.group(1));
                int earlier = uses.merge(anchor, 1, Integer::sum) - 1;
                anchors.add(earlier == 0 ? anchor : anchor + "-" + earlier);
            }
        }
        return anchors;
    }

    private static String anchor(String heading) {
        return LINK.matcher(heading).replaceAll("$1").strip().toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N}\\s_-]", "").replaceAll("\\s", "-");
    }

    /** Returns its code blocks, in order. */
    public List<Snippet> snippets() {
        List<Snippet> snippets = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).startsWith(FENCE)) {
                int end = end(i);
                snippets.add(new Snippet(lines.get(i).substring(FENCE.length()).strip(),
                        String.join("\n", lines.subList(i + 1, end)), i + 1,
                        i > 0 && lines.get(i - 1).startsWith(FRAGMENT)));
                i = end;
            }
        }
        return snippets;
    }

    /** Returns the lines outside code blocks. */
    private List<String> prose() {
        List<String> prose = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).startsWith(FENCE)) {
                i = end(i);
            } else {
                prose.add(lines.get(i));
            }
        }
        return prose;
    }

    private int end(int begin) {
        for (int i = begin + 1; i < lines.size(); i++) {
            if (lines.get(i).equals(FENCE)) {
                return i;
            }
        }
        throw new IllegalStateException("A block of code has no end: file=" + file + ", line=" + (begin + 1));
    }

    @Override
    public String toString() {
        return file.toString();
    }
}
