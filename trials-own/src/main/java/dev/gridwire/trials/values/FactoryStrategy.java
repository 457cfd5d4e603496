// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.values;

import java.lang.reflect.Method;

/** A public static method that gives an object of the class. */
final class FactoryStrategy implements Strategy {

    private final Method method;
    private final Call call;

    FactoryStrategy(Method method) {
        this.method = method;
        this.call = Call.of(method);
    }

    @Override
    public String title() {
        return "its static method " + method.getName() + Call.parameters(method);
    }

    @Override
    public Object make(Maker maker, TypeBindings scope) throws Throwable {
        method.setAccessible(true); // the class itself need not be public
        Object made = call.on(arguments -> method.invoke(null, arguments), maker, scope);
        if (made == null) {
            throw new IllegalStateException("it gave null");
        }
        return made;
    }
}
