// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.universe;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One state of some classes that refer to each other. Immutable. */
public record Sketch(Map<String, ClassSketch> classes) {

    public Sketch {
        classes = new LinkedHashMap<>(classes);
    }

    Sketch with(ClassSketch changed) {
        Map<String, ClassSketch> others = new LinkedHashMap<>(classes);
        others.put(changed.id(), changed);
        return new Sketch(others);
    }

    List<ClassSketch> of(ClassSketch.Form form) {
        return classes.values().stream().filter(each -> each.form() == form).toList();
    }

    /** Returns the class with that id, which must exist. */
    public ClassSketch get(String id) {
        return Optional.ofNullable(classes.get(id)).orElseThrow(() -> new IllegalArgumentException(id));
    }

    boolean has(String id) {
        return classes.containsKey(id);
    }

    boolean hasSubclasses(String id) {
        return classes.values().stream().anyMatch(each -> each.parent().equals(id));
    }

    boolean isSubclass(String id, String ancestor) {
        for (String each = id; !each.isEmpty(); each = get(each).parent()) {
            if (each.equals(ancestor)) {
                return true;
            }
        }
        return false;
    }

    /** Returns the number of classes from this one upwards. */
    int levels(String id) {
        int levels = 0;
        for (String each = id; !each.isEmpty(); each = get(each).parent()) {
            levels++;
        }
        return levels;
    }

    /** Returns the fields of the class and its superclasses. */
    public List<FieldSketch> fields(String id) {
        List<FieldSketch> fields = new ArrayList<>();
        for (String each = id; !each.isEmpty(); each = get(each).parent()) {
            fields.addAll(get(each).fields());
        }
        return fields;
    }

    /** Returns a field that the class declares or inherits. */
    public Optional<FieldSketch> field(String classId, String fieldId) {
        return !has(classId) ? Optional.empty()
                : fields(classId).stream().filter(each -> each.id().equals(fieldId)).findFirst();
    }

    /** Returns the classes whose objects a field of the class can hold. */
    List<ClassSketch> objects(String ancestor) {
        return classes.values().stream()
                .filter(each -> each.form() != ClassSketch.Form.ENUM)
                .filter(each -> ancestor.isEmpty() || isSubclass(each.id(), ancestor))
                .toList();
    }
}
