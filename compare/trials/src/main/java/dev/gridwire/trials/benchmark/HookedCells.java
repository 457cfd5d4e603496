// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.benchmark;

import dev.gridwire.trials.benchmark.Hooked.Ledger;
import dev.gridwire.trials.benchmark.Hooked.Names;
import dev.gridwire.trials.benchmark.Hooked.Range;
import dev.gridwire.trials.benchmark.Hooked.Reading;
import dev.gridwire.trials.benchmark.Hooked.Rejection;
import dev.gridwire.trials.benchmark.Hooked.Replacement;
import dev.gridwire.trials.benchmark.Hooked.Temperature;
import dev.gridwire.trials.codec.Codec;
import dev.gridwire.trials.codec.GridwireCodec;
import dev.gridwire.trials.codec.JavaCodec;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** The cells of classes with hooks of Java serialization: one for each way, by Gridwire and by Java serialization itself. */
public final class HookedCells implements CellOpener {

    static final String GRIDWIRE = "gridwire";
    static final String JAVA = "java";
    static final String WRITE = "write";
    static final String READ = "read";

    /** All of them. */
    public static List<BenchmarkCell> all() {
        return Stream.of(WRITE, READ)
                .flatMap(operation -> Stream.of(HookedCase.values())
                        .flatMap(subject -> Stream.of(JAVA, GRIDWIRE)
                                .map(mechanism -> new BenchmarkCell(Suite.HOOKED, subject.id(), mechanism, operation))))
                .toList();
    }

    @Override
    public Suite suite() {
        return Suite.HOOKED;
    }

    @Override
    public Operation open(BenchmarkCell cell, int size) {
        HookedCase subject = HookedCase.of(cell.subject());
        Codec codec = codec(cell.mechanism(), subject);
        Object value = subject.make();
        byte[] payload = codec.write(value);
        return cell.operation().equals(WRITE)
                ? sink -> sink.accept(codec.write(value))
                : sink -> sink.accept(codec.read(payload));
    }

    static Codec codec(String mechanism, HookedCase subject) {
        return mechanism.equals(JAVA) ? new JavaCodec() : new GridwireCodec(subject.types());
    }

    /** A way to take part in one's own serialization. */
    enum HookedCase {
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

        private static final int COUNT = 10;

        private final Supplier<Object> maker;
        private final List<Class<?>> types;

        HookedCase(Supplier<Object> maker, Class<?>... types) {
            this.maker = maker;
            this.types = List.of(types);
        }

        /** The name in the table. */
        String id() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        static HookedCase of(String id) {
            return valueOf(id.toUpperCase(Locale.ROOT).replace('-', '_'));
        }

        /** Makes an object. */
        Object make() {
            return maker.get();
        }

        /** The classes that a library must be told of. */
        List<Class<?>> types() {
            return types;
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
}
