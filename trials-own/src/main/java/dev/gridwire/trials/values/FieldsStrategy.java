// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.values;

import org.objenesis.ObjenesisStd;

/** Calls no constructor of the class and sets all fields, as Java deserialization does. */
record FieldsStrategy(Class<?> type) implements Strategy {

    private static final ObjenesisStd OBJENESIS = new ObjenesisStd();

    @Override
    public String title() {
        return "its fields, as deserialization sets them";
    }

    @Override
    public Object make(Maker maker, TypeBindings scope) {
        Object made = OBJENESIS.newInstance(type);
        Filling.of(made).byFields(maker, scope);
        return made;
    }
}
