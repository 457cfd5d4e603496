// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import dev.gridwire.trials.altered.UserClassChange;
import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.result.EvolutionCell;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One contestant and one change of a user's class: a few values go both ways, and the gravest that becomes of one counts. */
final class UserClassCrossing {

    private final UserClassChange change;
    private final UserClassMember old;
    private final UserClassMember young;

    private UserClassCrossing(UserClassChange change, UserClassMember old, UserClassMember young) {
        this.change = change;
        this.old = old;
        this.young = young;
    }

    /** A value as both states have it. */
    private record Pair(Object old, Object young) {}

    /** Tries it; a contestant that cannot hold both states has no part. */
    @SuppressWarnings("checkstyle:IllegalCatch") // whatever keeps a contestant from its own state is its answer
    static EvolutionCell of(UserClassChange change, Contestant contestant, ChangingUserClass own, Path folder) {
        Schemas schemas = Schemas.none();
        Path before = folder.resolve("before");
        Path after = folder.resolve("after");
        try (UserClassMember old = UserClassMember.start(contestant, own, change, true, before, schemas)) {
            Crossing.handOn(before, after);
            try (UserClassMember young = UserClassMember.start(contestant, own, change, false, after, schemas)) {
                return new UserClassCrossing(change, old, young).with(contestant, own.samples());
            }
        } catch (Exception | LinkageError | StackOverflowError e) {
            return ChangeResult.noPart(change.id(), contestant, e);
        }
    }

    private EvolutionCell with(Contestant contestant, List<byte[]> samples) throws Exception {
        List<Pair> pairs = pairs(samples);
        for (Pair pair : pairs) {
            demandHeld(old, pair.old());
            demandHeld(young, pair.young());
        }
        Finding up = Finding.KEPT;
        Finding down = Finding.KEPT;
        Finding rewritten = Finding.KEPT;
        for (int i = 0; i < pairs.size(); i++) {
            up = up.orGraver(upgraded(pairs.get(i).old()));
            down = down.orGraver(downgraded(pairs.get(i).young()));
            rewritten = rewritten.orGraver(rewritten(pairs.get(i).young(), pairs.get((i + 1) % pairs.size()).old()));
        }
        return ChangeResult.cell(change.id(), contestant, up, down, rewritten);
    }

    /** Values that are alike in both states, but for the change. */
    private List<Pair> pairs(List<byte[]> samples) throws Exception {
        List<Pair> pairs = new ArrayList<>();
        Finding trouble = Finding.KEPT;
        for (byte[] sample : samples) {
            Optional<Object> ofOld = old.make(sample);
            Optional<Object> ofYoung = young.make(sample);
            if (ofOld.isPresent() && ofYoung.isPresent()) {
                Finding alike = alike(ofOld.get(), ofYoung.get());
                if (alike.verdict() == Preservation.KEPT) {
                    pairs.add(new Pair(ofOld.get(), ofYoung.get()));
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

    private Finding alike(Object ofOld, Object ofYoung) {
        Map<String, @Nullable Object> expected = young.content(ofYoung);
        Map<String, @Nullable Object> is = old.content(ofOld);
        if (!change.constant().isEmpty()) {
            expected.put(change.field(), is.get(change.field()));
        }
        return Finding.ofContent(expected, () -> is);
    }

    private Finding upgraded(Object ofOld) throws Exception {
        byte[] bytes = old.write(ofOld);
        return Finding.ofContent(old.content(ofOld), ChangeResult.reading(() -> young.upgradedContent(young.read(bytes))));
    }

    private Finding downgraded(Object ofYoung) throws Exception {
        byte[] bytes = young.write(ofYoung);
        return Finding.ofContent(young.content(ofYoung), ChangeResult.reading(() -> old.content(old.read(bytes))));
    }

    private Finding rewritten(Object ofYoung, Object another) throws Exception {
        byte[] bytes = young.write(ofYoung);
        Map<String, @Nullable Object> expected = young.content(ofYoung);
        return Finding.ofContent(expected, ChangeResult.reading(() -> {
            Object value = old.read(bytes);
            UserValueEdit.of(old.root(), change.field()).ifPresent(edit -> edit.make(value, another, expected));
            return young.content(young.read(old.write(value)));
        }));
    }

    private static void demandHeld(UserClassMember member, Object value) throws Exception {
        byte[] bytes = member.write(value);
        Finding own = Finding.ofContent(
                member.content(value), ChangeResult.reading(() -> member.content(member.read(bytes))));
        if (own.verdict() != Preservation.KEPT) {
            throw new Member.RefusedException("its own values are not held: " + own.detail());
        }
    }
}
