// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.benchmark;

import dev.gridwire.trials.codec.Codec;
import dev.gridwire.trials.codec.GridwireCodec;
import dev.gridwire.trials.codec.JavaCodec;
import java.util.List;
import java.util.stream.Stream;

/** The cells of classes with hooks of Java serialization: one for each way, by Gridwire and by Java serialization itself. */
public final class HookedCells implements CellOpener {

    static final String GRIDWIRE = "gridwire";
    static final String JAVA = "java";
    static final String WRITE = "write";
    static final String READ = "read";

    /** Also made by its service file, in a JVM that measures. */
    public HookedCells() {}

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
}
