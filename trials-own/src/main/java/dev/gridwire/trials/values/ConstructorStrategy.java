// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.values;

import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.util.Objects;

/** Calls a constructor with arguments, then the setters of the properties that it left out. */
final class ConstructorStrategy implements Strategy {

    private final Constructor<?> constructor;
    private final Call call;

    ConstructorStrategy(Constructor<?> constructor) {
        this.constructor = constructor;
        this.call = Call.of(constructor);
    }

    int parameterCount() {
        return constructor.getParameterCount();
    }

    @Override
    public String title() {
        String kind = constructor.getDeclaringClass().isRecord() ? "its canonical constructor"
                : Modifier.isPublic(constructor.getModifiers()) ? "its public constructor" : "its constructor";
        return kind + ' ' + Call.parameters(constructor);
    }

    @Override
    public Object make(Maker maker, TypeBindings scope) throws Throwable {
        constructor.setAccessible(true);
        Object made = Objects.requireNonNull(call.on(constructor::newInstance, maker, scope));
        Filling.of(made).byMethods(maker, scope);
        return made;
    }
}
