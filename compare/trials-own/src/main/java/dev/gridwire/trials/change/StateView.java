// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import dev.gridwire.change.crossing.ContentView;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The view of a state of one class that changes.
 *
 * @param className the changed class; empty if its name does not matter, as with all other names
 * @param names the names in the old state of fields that have another name here
 * @param constants the names in the old state of constants that have another name here
 * @param blank the field that counts as empty while it holds the value of a new object; empty for none
 * @param blankValue that value
 */
record StateView(String className, Map<String, String> names, Map<String, String> constants, String blank,
        @Nullable Object blankValue) implements ContentView {

    /** Compares names of classes, too; some fields of one class have other names in the old state. */
    static StateView of(String className, Map<String, String> names) {
        return new StateView(className, names, Map.of(), "", null);
    }

    StateView withBlank(String field, @Nullable Object value) {
        return new StateView(className, names, constants, field, value);
    }

    @Override
    public boolean namesClasses() {
        return !className.isEmpty();
    }

    @Override
    public String field(Class<?> type, Class<?> level, String name) {
        return isOf(level) ? names.getOrDefault(name, name) : name;
    }

    @Override
    public String constant(Enum<?> constant) {
        return constants.getOrDefault(constant.name(), constant.name());
    }

    @Override
    public boolean isBlank(Class<?> level, String name, @Nullable Object content) {
        return isOf(level) && name.equals(blank) && content != null && content.equals(blankValue);
    }

    private boolean isOf(Class<?> level) {
        return className.isEmpty() || level.getName().equals(className);
    }
}
