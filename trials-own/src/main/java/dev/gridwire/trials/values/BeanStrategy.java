// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.values;

import java.lang.reflect.Constructor;

/** A constructor that takes nothing, then setters, then the fields that have none. */
record BeanStrategy(Constructor<?> constructor) implements Strategy {

    @Override
    public String title() {
        return "its constructor that takes nothing, setters and fields";
    }

    @Override
    public Object make(Maker maker, TypeBindings scope) throws Throwable {
        constructor.setAccessible(true);
        Object made = constructor.newInstance();
        Filling filling = Filling.of(made);
        filling.byMethods(maker, scope);
        filling.byFields(maker, scope);
        return made;
    }
}
