// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.plan;

import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.model.ReflectionSource;
import dev.gridwire.codegen.target.NativeTarget;
import dev.gridwire.codegen.target.Target;

/** Plans of the tests' own classes. */
final class Plans {

    private static final LayoutResolver LAYOUTS = LayoutResolver.of(new ReflectionSource(Plans.class.getClassLoader()));

    private Plans() {}

    static Plan of(Class<?> type) {
        return of(type, NativeTarget.TARGET);
    }

    static Plan of(Class<?> type, Target target) {
        return of(type, target, CodePlacement.NESTMATE);
    }

    static Plan of(Class<?> type, Target target, CodePlacement standing) {
        return new Planner(LAYOUTS, target, standing).plan(LAYOUTS.resolve(type.getName()));
    }
}
