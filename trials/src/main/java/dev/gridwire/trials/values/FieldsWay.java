// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.values;

import org.objenesis.ObjenesisStd;

/** No constructor of its own, and all fields set: what Java deserialization does. */
record FieldsWay(Class<?> type) implements Way {

    private static final ObjenesisStd OBJENESIS = new ObjenesisStd();

    @Override
    public String title() {
        return "its fields, as deserialization sets them";
    }

    @Override
    public Object make(Maker maker, Scope scope) {
        Object made = OBJENESIS.newInstance(type);
        Filling.of(made).byFields(maker, scope);
        return made;
    }
}
