// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import dev.gridwire.trials.altered.UserClassChange;
import dev.gridwire.trials.altered.UserClassChanges;
import dev.gridwire.trials.classpath.ClassPathFiles;
import dev.gridwire.trials.workload.UserClassSpec;
import dev.gridwire.trials.workload.userclass.ValuePool;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** A user's class that changes: its files, and its values as Gridwire wrote them of the plain class. */
record ChangingUserClass(UserClassSpec spec, ClassPathFiles files) implements AutoCloseable {

    private static final int SAMPLES = 6;

    static ChangingUserClass of(UserClassSpec spec) {
        return new ChangingUserClass(spec, ClassPathFiles.of(spec.classPath().stream().map(Path::of).toList()));
    }

    /** All of them, those that are not possible too. */
    List<UserClassChange> changes() {
        return UserClassChanges.of(spec, files);
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
