// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.zoo;

import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Uses annotations with every kind of value. */
@Annotated.Id(7)
@Annotated.Invisible
@SuppressWarnings("unused")
public class Annotated {

    @Retention(RetentionPolicy.RUNTIME)
    @interface Id {
        int value();

        String name() default "";
    }

    @Retention(RetentionPolicy.CLASS)
    @interface Invisible {}

    @Retention(RetentionPolicy.RUNTIME)
    @Repeatable(Tags.class)
    private @interface Tag {
        String value();
    }

    @Retention(RetentionPolicy.RUNTIME)
    private @interface Tags {
        Tag[] value();
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Everything {
        boolean z();

        byte b();

        char c();

        short s();

        int i();

        long j();

        float f();

        double d();

        String text();

        Class<?> type();

        TimeUnit unit();

        Id nested();

        int[] ints();

        byte[] bytes();

        String[] texts();

        Class<?>[] types();

        TimeUnit[] units();

        Id[] nesteds();

        String[] none();
    }

    @Everything(
            z = true,
            b = -1,
            c = 'c',
            s = 2,
            i = 3,
            j = 4L,
            f = 5.5f,
            d = 6.25,
            text = "text",
            type = Map.Entry.class,
            unit = TimeUnit.DAYS,
            nested = @Id(1),
            ints = {1, 2},
            bytes = 9,
            texts = {"a", "b"},
            types = {int.class, String[].class, Map.class},
            units = {TimeUnit.DAYS, TimeUnit.HOURS},
            nesteds = {@Id(1), @Id(2)},
            none = {})
    int everything;

    @Tag("once")
    int once;

    @Tag("one")
    @Tag("two")
    @Deprecated(since = "1", forRemoval = false)
    int twice;

    @Id(value = 3, name = "named")
    @Tag("and")
    int two;

    record Component(@Id(1) int a, @Tag("b") String b) {}

    @Id(9)
    enum AnnotatedEnum {
        @Id(1)
        ONE
    }
}
