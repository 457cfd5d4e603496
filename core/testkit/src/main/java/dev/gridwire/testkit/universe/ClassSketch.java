// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.universe;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A class, record or enum.
 *
 * @param id identifies the class in all states, and is its name
 * @param parent its superclass's id; empty if it has none
 * @param constants the constants of an enum
 */
public record ClassSketch(String id, Form form, String parent, boolean isFinal, List<FieldSketch> fields,
        List<String> constants, Set<Trait> traits) {

    /** The kind of its Java declaration. */
    public enum Form {
        CLASS,
        RECORD,
        ENUM
    }

    public ClassSketch {
        fields = List.copyOf(fields);
        constants = List.copyOf(constants);
        traits = Set.copyOf(traits);
    }

    /** Makes a class or record without fields. */
    static ClassSketch empty(String id, Form form, String parent, boolean isFinal) {
        return new ClassSketch(id, form, parent, isFinal, List.of(), List.of(), Set.of());
    }

    static ClassSketch ofEnum(String id, List<String> constants) {
        return new ClassSketch(id, Form.ENUM, "", true, List.of(), constants, Set.of());
    }

    ClassSketch withFields(List<FieldSketch> others) {
        return new ClassSketch(id, form, parent, isFinal, others, constants, traits);
    }

    ClassSketch withParent(String other) {
        return new ClassSketch(id, form, other, isFinal, fields, constants, traits);
    }

    ClassSketch withConstants(List<String> others) {
        return new ClassSketch(id, form, parent, isFinal, fields, others, traits);
    }

    ClassSketch withFinal(boolean other) {
        return new ClassSketch(id, form, parent, other, fields, constants, traits);
    }

    ClassSketch withTraits(Set<Trait> others) {
        return new ClassSketch(id, form, parent, isFinal, fields, constants, others);
    }

    ClassSketch plus(FieldSketch field, int at) {
        List<FieldSketch> more = new ArrayList<>(fields);
        more.add(Math.min(at, more.size()), field);
        return withFields(more);
    }

    ClassSketch minus(FieldSketch field) {
        return withFields(fields.stream().filter(each -> !each.id().equals(field.id())).toList());
    }

    boolean is(Trait trait) {
        return traits.contains(trait);
    }
}
