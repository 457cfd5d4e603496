// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.plan;

import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.model.ReflectionSource;
import dev.gridwire.codegen.target.NativeTarget;
import dev.gridwire.codegen.target.StreamTarget;
import dev.gridwire.codegen.target.Target;
import java.io.Serializable;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;

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

    static Plan of(Class<?> type, Target target, CodePlacement placement) {
        return new Planner(LAYOUTS, target, placement).plan(LAYOUTS.resolve(type.getName()));
    }

    /** The part of {@link Streamed} in a stream; it and its superclass have the form. */
    static Plan of(StreamTarget target, TrustLevel trust) {
        Set<String> formed = Set.of(Streamed.class.getName(), StreamedBase.class.getName());
        StreamContext world = new StreamContext(LAYOUTS, formed, target, trust);
        return new StreamPlanner(world).plan(LAYOUTS.resolve(Streamed.class.getName()));
    }

    @SuppressWarnings("serial")
    static class StreamedBase implements Serializable {
        long id;
    }

    @SuppressWarnings("serial")
    static class Streamed extends StreamedBase {
        final int number = Integer.parseInt("1");
        Integer box;
        String text;
        TimeUnit unit;
        Date date;
        long[] longs;
        String[] names;
        Map<String, List<StreamedBase>> nested;
        Streamed next;
        Object anything;
    }
}
