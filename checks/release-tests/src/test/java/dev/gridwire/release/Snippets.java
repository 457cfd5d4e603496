// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.release;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The fenced blocks of a page in Markdown. */
final class Snippets {

    private static final Pattern BLOCK = Pattern.compile("(?ms)^```(\\w*)\\n(.*?)^```$");
    private static final Pattern TYPE =
            Pattern.compile("(?m)^(?:public |final |abstract )*(?:class|record|enum|interface) (\\w+)");
    private static final Pattern IMPORT = Pattern.compile("(?m)^import .*;$");

    private final List<Block> blocks = new ArrayList<>();

    Snippets(String page) {
        Matcher matcher = BLOCK.matcher(page);
        while (matcher.find()) {
            blocks.add(new Block(matcher.group(1), matcher.group(2)));
        }
    }

    /** The blocks of a language that begin with a word; an empty language is that of blocks that name none. */
    List<String> of(String language, String begin) {
        return blocks.stream()
                .filter(block -> block.language.equals(language) && block.text.startsWith(begin))
                .map(Block::text).toList();
    }

    /** The name of the type that a block of Java declares, or none where it is statements. */
    static String typeName(String block) {
        Matcher matcher = TYPE.matcher(block);
        return matcher.find() ? matcher.group(1) : "";
    }

    /**
     * Makes a class with a method {@code run} out of statements; its imports go to the top.
     *
     * @param head the package, what else is imported, the class's name and the method's, up to its opening brace
     */
    static String asClass(String imports, String head, String block) {
        StringBuilder text = new StringBuilder(imports);
        IMPORT.matcher(block).results().forEach(each -> text.append(each.group()).append('\n'));
        return text + head + IMPORT.matcher(block).replaceAll("") + "}}\n";
    }

    private record Block(String language, String text) {}
}
