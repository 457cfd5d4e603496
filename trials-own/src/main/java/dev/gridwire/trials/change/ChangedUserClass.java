// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import dev.gridwire.trials.altered.UserClassChange;
import dev.gridwire.trials.altered.UserClassChanges;
import dev.gridwire.trials.classpath.ClassPathFiles;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.workload.UserClassSpec;
import dev.gridwire.trials.workload.userclass.ValuePool;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A change of a user's class, which a few of its values go through.
 *
 * @param files of the class path
 */
record ChangedUserClass(UserClassSpec spec, ClassPathFiles files, UserClassChange change)
        implements Crossing.Subject<UserClassMember> {

    private static final int SAMPLES = 6;

    /** All of a class, those that are not possible too, as long as the files are open. */
    static List<ChangedUserClass> of(UserClassSpec spec, ClassPathFiles files) {
        return UserClassChanges.of(spec, files).stream().map(change -> new ChangedUserClass(spec, files, change)).toList();
    }

    /** The files of a class's own class path. */
    static ClassPathFiles files(UserClassSpec spec) {
        return ClassPathFiles.of(spec.classPath().stream().map(Path::of).toList());
    }

    @Override
    public String id() {
        return change.id();
    }

    @Override
    public UserClassMember start(Contestant contestant, boolean isOld, Path folder, Crossing.Schemas schemas) throws Exception {
        return UserClassMember.start(contestant, this, isOld, folder, schemas);
    }

    @Override
    public List<Crossing.Pair> pairs(UserClassMember old, UserClassMember young) throws Exception {
        List<Crossing.Pair> pairs = new ArrayList<>();
        Finding trouble = Finding.KEPT;
        for (byte[] sample : samples()) {
            Optional<Object> ofOld = old.make(sample);
            Optional<Object> ofYoung = young.make(sample);
            if (ofOld.isPresent() && ofYoung.isPresent()) {
                Finding alike = alike(old.content(ofOld.get()), young.content(ofYoung.get()));
                if (alike.isKept()) {
                    pairs.add(new Crossing.Pair(ofOld.get(), ofYoung.get()));
                }
                trouble = trouble.or(() -> alike);
            }
        }
        if (pairs.isEmpty()) {
            throw new Member.RefusedException(trouble.isKept()
                    ? "no value has the constant " + change.constant()
                    : "no value of the changed class can be made: " + trouble.detail());
        }
        return pairs;
    }

    /** A few values as Gridwire wrote them of the plain class, from the smallest to the largest. */
    private List<byte[]> samples() {
        List<byte[]> pool = ValuePool.read(Path.of(spec.folder())).values().stream()
                .sorted(Comparator.comparingInt(bytes -> bytes.length)).toList();
        int last = pool.size() - 1;
        return IntStream.range(0, SAMPLES).map(i -> last * i / (SAMPLES - 1)).distinct().mapToObj(pool::get).toList();
    }

    private Finding alike(Map<String, @Nullable Object> is, Map<String, @Nullable Object> expected) {
        if (!change.constant().isEmpty()) {
            expected.put(change.field(), is.get(change.field()));
        }
        return Finding.ofContent(expected, () -> is);
    }
}
