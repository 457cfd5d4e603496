// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.schemafile;

import dev.gridwire.codegen.layout.Construction;
import dev.gridwire.codegen.layout.Form;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.Level;
import dev.gridwire.codegen.layout.Origin;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.codegen.model.Hook;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Writes and parses a layout as words:
 *
 * <pre>
 * form=class com.acme.Base{id:long} com.acme.Order+writeObject{note:string! total:double}
 * form=class final replaced java.util.ArrayList+platform{}
 * form=enum RED GREEN
 * </pre>
 *
 * <p>There is one class for each level that adds something, superclass first, with its marks: {@code platform}, {@code fields} if
 * {@code serialPersistentFields} replaces them, and its hooks. Its slots follow, in the form of {@link SlotText}.
 */
final class LayoutText {

    private static final String FORM = "form=";
    private static final String FINAL = "final";
    private static final String REPLACED = "replaced";
    private static final String PLATFORM = "platform";
    private static final String FIELDS = "fields";
    private static final Pattern LEVEL = Pattern.compile("\\G\\s*([^\\s{}]+)\\{([^{}]*)\\}");

    private LayoutText() {}

    static String of(Layout layout) {
        List<String> words = new ArrayList<>();
        words.add(FORM + layout.form().name().toLowerCase(Locale.ROOT));
        if (layout.isFinal()) {
            words.add(FINAL);
        }
        if (layout.writeReplaceOwner().isPresent()) {
            words.add(REPLACED);
        }
        for (Level level : layout.levels()) {
            if (says(level)) {
                words.add(level(level));
            }
        }
        layout.enumConstants().forEach(constant -> words.add(Words.of(constant)));
        return String.join(" ", words);
    }

    /** Returns whether the level adds anything. A level that does not is not part of a fingerprint either. */
    private static boolean says(Level level) {
        return !level.slots().isEmpty() || !level.hooks().isEmpty() || level.isCustom() || level.origin() != Origin.USER;
    }

    private static String level(Level level) {
        StringBuilder text = new StringBuilder(Words.of(level.owner()));
        text.append(level.origin() == Origin.PLATFORM ? "+" + PLATFORM : "").append(level.persistentFields() ? "+" + FIELDS : "");
        level.hooks().forEach(hook -> text.append('+').append(hook.methodName()));
        return text.append('{')
                .append(level.slots().stream().map(SlotText::of).collect(Collectors.joining(" ")))
                .append('}').toString();
    }

    /**
     * Parses the result of {@link #of}.
     *
     * @throws IllegalArgumentException if the text is malformed
     */
    static Layout parse(String typeName, String text) {
        List<String> words = new ArrayList<>(List.of(text.strip().split("\\s+")));
        Form form = form(words.remove(0));
        boolean constants = form == Form.ENUM;
        boolean isFinal = !constants && take(words, FINAL);
        boolean replaced = !constants && take(words, REPLACED);
        return new Layout(
                typeName,
                form,
                isFinal,
                constants ? List.of() : levels(String.join(" ", words)),
                constants ? words.stream().map(Words::name).toList() : List.of(),
                replaced ? Optional.of(typeName) : Optional.empty(),
                Optional.empty(),
                new Construction(Construction.Way.NONE, typeName, "", List.of()));
    }

    private static boolean take(List<String> words, String word) {
        boolean there = !words.isEmpty() && words.get(0).equals(word);
        if (there) {
            words.remove(0);
        }
        return there;
    }

    private static Form form(String word) {
        for (Form each : Form.values()) {
            if (word.equals(FORM + each.name().toLowerCase(Locale.ROOT))) {
                return each;
            }
        }
        throw new IllegalArgumentException("A form is class, record, enum or externalizable: word=" + word);
    }

    private static List<Level> levels(String text) {
        List<Level> levels = new ArrayList<>();
        Matcher matcher = LEVEL.matcher(text);
        int end = 0;
        while (matcher.find()) {
            levels.add(parseLevel(matcher.group(1), matcher.group(2).strip()));
            end = matcher.end();
        }
        if (!text.substring(end).isBlank()) {
            throw new IllegalArgumentException("Fields stand in braces behind their class: text=" + text.substring(end).strip());
        }
        return levels;
    }

    private static Level parseLevel(String head, String slots) {
        List<String> words = new ArrayList<>(List.of(head.split("\\+", -1)));
        String owner = Words.name(words.remove(0));
        boolean platform = words.remove(PLATFORM);
        boolean fields = words.remove(FIELDS);
        List<Hook> hooks = new ArrayList<>();
        for (Hook hook : Hook.values()) {
            if (hook.isPrivate() && words.remove(hook.methodName())) {
                hooks.add(hook);
            }
        }
        if (!words.isEmpty()) {
            throw new IllegalArgumentException("There is no such hook: hook=" + words.get(0) + ", class="
                    + EscapedNames.of(owner));
        }
        return new Level(owner, platform ? Origin.PLATFORM : Origin.USER, fields, hooks, slots.isEmpty() ? List.of()
                : List.of(slots.split("\\s+")).stream().map(slot -> SlotText.parse(slot, owner)).toList());
    }
}
