// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import dev.gridwire.trials.altered.UserClassChange;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A change of a user's class, which a few of its values go through. */
record ChangedUserClass(UserClassChange change, ChangingUserClass own) implements Crossing.Subject<UserClassMember> {

    @Override
    public String id() {
        return change.id();
    }

    @Override
    public UserClassMember start(Contestant contestant, boolean isOld, Path folder, Crossing.Schemas schemas) throws Exception {
        return UserClassMember.start(contestant, own, change, isOld, folder, schemas);
    }

    @Override
    public List<Crossing.Pair> pairs(UserClassMember old, UserClassMember young) throws Exception {
        List<Crossing.Pair> pairs = new ArrayList<>();
        Finding trouble = Finding.KEPT;
        for (byte[] sample : own.samples()) {
            Optional<Object> ofOld = old.make(sample);
            Optional<Object> ofYoung = young.make(sample);
            if (ofOld.isPresent() && ofYoung.isPresent()) {
                Finding alike = alike(old.content(ofOld.get()), young.content(ofYoung.get()));
                if (alike.verdict() == Preservation.KEPT) {
                    pairs.add(new Crossing.Pair(ofOld.get(), ofYoung.get()));
                }
                trouble = trouble.or(() -> alike);
            }
        }
        if (pairs.isEmpty()) {
            throw new Member.RefusedException(trouble.verdict() == Preservation.KEPT
                    ? "no value has the constant " + change.constant()
                    : "no value of the changed class can be made: " + trouble.detail());
        }
        return pairs;
    }

    private Finding alike(Map<String, @Nullable Object> is, Map<String, @Nullable Object> expected) {
        if (!change.constant().isEmpty()) {
            expected.put(change.field(), is.get(change.field()));
        }
        return Finding.ofContent(expected, () -> is);
    }
}
