// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import dev.gridwire.trials.altered.OwnChange;
import dev.gridwire.trials.altered.OwnChanges;
import dev.gridwire.trials.altered.OwnClassFiles;
import dev.gridwire.trials.workload.OwnSpec;
import dev.gridwire.trials.workload.own.ValuePool;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** A user's class that changes: its files, and its values as Gridwire wrote them of the plain class. */
record OwnCase(OwnSpec spec, OwnClassFiles files) implements AutoCloseable {

    private static final int SAMPLES = 6;

    static OwnCase of(OwnSpec spec) {
        return new OwnCase(spec, OwnClassFiles.of(classPath(spec)));
    }

    private static List<Path> classPath(OwnSpec spec) {
        return spec.classPath().stream().map(Path::of).toList();
    }

    List<Path> classPath() {
        return classPath(spec);
    }

    /** All of them, those that are not possible too. */
    List<OwnChange> changes() {
        return OwnChanges.of(spec, files);
    }

    /** A few values, from the smallest to the largest. */
    List<byte[]> samples() {
        List<byte[]> pool = ValuePool.read(Path.of(spec.folder())).values().stream()
                .sorted(Comparator.comparingInt(bytes -> bytes.length)).toList();
        int last = pool.size() - 1;
        return IntStream.range(0, SAMPLES).map(i -> last * i / (SAMPLES - 1)).distinct().mapToObj(pool::get).toList();
    }

    @Override
    public void close() throws IOException {
        files.close();
    }
}
