// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.sketch;

import java.util.ArrayList;
import java.util.List;

/**
 * A class, record or enum.
 *
 * @param id the same in all states, and its name
 * @param parent its superclass's id; empty if it has none
 * @param constants of an enum
 */
record ClassSketch(String id, Form form, String parent, boolean isFinal, List<FieldSketch> fields, List<String> constants) {

    enum Form {
        CLASS,
        RECORD,
        ENUM
    }

    ClassSketch {
        fields = List.copyOf(fields);
        constants = List.copyOf(constants);
    }

    ClassSketch withFields(List<FieldSketch> others) {
        return new ClassSketch(id, form, parent, isFinal, others, constants);
    }

    ClassSketch withParent(String other) {
        return new ClassSketch(id, form, other, isFinal, fields, constants);
    }

    ClassSketch withConstants(List<String> others) {
        return new ClassSketch(id, form, parent, isFinal, fields, others);
    }

    ClassSketch withFinal(boolean other) {
        return new ClassSketch(id, form, parent, other, fields, constants);
    }

    ClassSketch plus(FieldSketch field, int at) {
        List<FieldSketch> more = new ArrayList<>(fields);
        more.add(Math.min(at, more.size()), field);
        return withFields(more);
    }

    ClassSketch minus(FieldSketch field) {
        return withFields(fields.stream().filter(each -> !each.id().equals(field.id())).toList());
    }
}
