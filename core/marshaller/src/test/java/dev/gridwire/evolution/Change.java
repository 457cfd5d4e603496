// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import dev.gridwire.MarshallerBuilder;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A change of some classes, with objects of either state and the other's text of them.
 *
 * <p>A source is the part of a file behind the imports. An {@code order &#123;…&#125;} in it stands for a class {@code Order},
 * and once more for a record, with the fields that are declared in it; the values are the objects'. {@code PACKAGE} is
 * where the classes are. The writer writes {@code Make.make()}, or a new Order where there is no such class.
 *
 * @param before the source of the old state
 * @param after the fields of the new one
 * @param newReads the new state's text of the old one's objects
 * @param oldReads the reverse
 * @param note for the table in the documentation; may be empty
 */
public record Change(
        String name,
        String before,
        String after,
        Expectation newReads,
        Expectation oldReads,
        String note,
        Settings settings) {

    private static final Expectation UNSAID = new Expectation.Refuses(List.of("nothing was said"), true);

    /** The settings of the marshaller of one state. */
    @FunctionalInterface
    public interface Settings {
        /** Says it; {@code isNew} tells which state it is. */
        void to(MarshallerBuilder builder, ClassLoader loader, String packageName, boolean isNew) throws ClassNotFoundException;
    }

    /** Begins to say a change. */
    static Change of(String name) {
        return new Change(name, "", "", UNSAID, UNSAID, "", (builder, loader, packageName, isNew) -> {});
    }

    Change before(String source) {
        return new Change(name, source, after, newReads, oldReads, note, settings);
    }

    Change after(String source) {
        return new Change(name, before, source, newReads, oldReads, note, settings);
    }

    /** The writer gets back its own value. */
    Change newReads(String text) {
        return newReads(text, null);
    }

    Change newReads(String text, @Nullable String back) {
        return new Change(name, before, after, new Expectation.Reads(text, back), oldReads, note, settings);
    }

    Change oldReads(String text) {
        return oldReads(text, null);
    }

    Change oldReads(String text, @Nullable String back) {
        return new Change(name, before, after, newReads, new Expectation.Reads(text, back), note, settings);
    }

    Change newRefuses(String... words) {
        return new Change(name, before, after, new Expectation.Refuses(List.of(words), true), oldReads, note, settings);
    }

    Change oldRefuses(String... words) {
        return new Change(name, before, after, newReads, new Expectation.Refuses(List.of(words), true), note, settings);
    }

    /** The class is not there. */
    Change newMisses(String word) {
        return new Change(name, before, after, misses(word), oldReads, note, settings);
    }

    /** The class is not there. */
    Change oldMisses(String word) {
        return new Change(name, before, after, newReads, misses(word), note, settings);
    }

    /** The object is of a class that is not there and cannot be kept without it. */
    Change oldCannotKeep(String word) {
        Expectation refused = new Expectation.Refuses(List.of("cannot be kept", "payloadSchema=", word), false);
        return new Change(name, before, after, newReads, refused, note, settings);
    }

    private static Expectation misses(String word) {
        return new Expectation.Refuses(List.of("The class is missing", word), false);
    }

    /** The class's own constructor refuses. */
    Change newThrows(String word) {
        Expectation thrown = new Expectation.Refuses(List.of("A constructor refused", word), false);
        return new Change(name, before, after, thrown, oldReads, note, settings);
    }

    Change note(String text) {
        return new Change(name, before, after, newReads, oldReads, text, settings);
    }

    Change settings(Settings newSettings) {
        return new Change(name, before, after, newReads, oldReads, note, newSettings);
    }

    Expectation expected(Direction direction) {
        return direction == Direction.NEW_READS_OLD ? newReads : oldReads;
    }

    /** Those that are tested. */
    List<Form> testedForms() {
        List<Form> tested = new ArrayList<>(forms());
        if (tested.contains(Form.CLASS)) {
            tested.add(Form.FINAL_FIELDS);
        }
        return tested;
    }

    /** Those in the documentation. */
    List<Form> forms() {
        boolean open = OrderSource.isOpen(before) || OrderSource.isOpen(after);
        return open ? List.of(Form.CLASS, Form.RECORD) : List.of(Form.AS_WRITTEN);
    }
}
