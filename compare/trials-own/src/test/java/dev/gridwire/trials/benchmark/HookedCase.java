// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.benchmark;

import dev.gridwire.trials.benchmark.Hooked.Ledger;
import dev.gridwire.trials.benchmark.Hooked.Names;
import dev.gridwire.trials.benchmark.Hooked.Range;
import dev.gridwire.trials.benchmark.Hooked.Reading;
import dev.gridwire.trials.benchmark.Hooked.Rejection;
import dev.gridwire.trials.benchmark.Hooked.Replacement;
import dev.gridwire.trials.benchmark.Hooked.Temperature;
import dev.gridwire.trials.codec.GridwireCodec;
import dev.gridwire.trials.codec.JavaCodec;
import dev.gridwire.trials.codec.ObjectCodec;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/** A way to take part in one's own serialization. */
public enum HookedCase {
    /** {@code writeObject} and {@code readObject} with default fields and more. */
    WRITE_OBJECT(() -> new Ledger("Ada", 1_700_000_000_000L, 5, -3, 250_000), Ledger.class),
    /** {@code Externalizable}. */
    EXTERNALIZABLE(() -> new Reading("boiler-7", 1_700_000_000_000L, 71.5), Reading.class),
    /** {@code serialPersistentFields}, {@code putFields} and {@code readFields}. */
    PUT_FIELDS(() -> new Temperature(300, "Oslo"), Temperature.class),
    /** Ten objects with {@code writeReplace}, whose replacements have {@code readResolve}. */
    REPLACED(HookedCase::ranges, Range.class, Replacement.class),
    /** A class that extends {@code ArrayList}. */
    EXTENDS_LIST(HookedCase::names, Names.class),
    /** An exception with a cause and ten lines of stack trace each. */
    THROWABLE(HookedCase::rejection, Rejection.class),
    /** A Serializable lambda. */
    LAMBDA(() -> Hooked.greeting("Ada"), Hooked.class);

    static final String GRIDWIRE = "gridwire";
    static final String JAVA = "java";

    private static final int COUNT = 10;

    private final Supplier<Object> maker;
    private final List<Class<?>> types;

    HookedCase(Supplier<Object> maker, Class<?>... types) {
        this.maker = maker;
        this.types = List.of(types);
    }

    /** Makes an object. */
    Object make() {
        return maker.get();
    }

    /** The mechanism as it is set up for the classes. */
    ObjectCodec codec(String mechanism) {
        return switch (mechanism) {
            case JAVA -> new JavaCodec();
            case GRIDWIRE -> new GridwireCodec(types);
            default -> throw new IllegalArgumentException("no mechanism for classes with hooks: mechanism=" + mechanism);
        };
    }

    private static Object ranges() {
        List<Range> ranges = new ArrayList<>();
        for (int i = 0; i < COUNT; i++) {
            ranges.add(new Range(i, 1_000L * i));
        }
        return ranges;
    }

    private static Object names() {
        Names names = new Names("en");
        names.addAll(List.of("Ada", "Grace", "Barbara"));
        return names;
    }

    private static Object rejection() {
        return shortened(new Rejection("no room", shortened(new IllegalStateException("full")), 507));
    }

    private static <T extends Throwable> T shortened(T throwable) {
        StackTraceElement[] lines = new StackTraceElement[COUNT];
        Arrays.setAll(lines, i -> new StackTraceElement("com.acme.shop.Stock", "reserve" + i, "Stock.java", 40 + i));
        throwable.setStackTrace(lines);
        return throwable;
    }
}
