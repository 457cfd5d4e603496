// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.result.EvolutionCell;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * One contestant and one change: values go from the one state to the other, and back through an old member's hands. The gravest
 * that becomes of one counts.
 */
final class Crossing<M extends Member> {

    private final Subject<M> subject;
    private final M old;
    private final M young;

    private Crossing(Subject<M> subject, M old, M young) {
        this.subject = subject;
        this.old = old;
        this.young = young;
    }

    /** A class that changes. */
    interface Subject<M extends Member> {
        /** The change's, in the results. */
        String id();

        /**
         * Starts a member.
         *
         * @param isOld whether it has the class as it was before the change
         * @param folder for its classes
         * @throws Member.RefusedException if the contestant cannot hold the class
         */
        M start(Contestant contestant, boolean isOld, Path folder, Schemas schemas) throws Exception;

        /** Values that are alike in both states, but for the change. */
        List<Pair> pairs(M old, M young) throws Exception;

        /** Changes a value that the old member has read, and notes it in what is expected of the value. */
        void edit(M old, Object value, Object another, Map<String, @Nullable Object> expected);
    }

    /** A value as both states have it. */
    record Pair(Object old, Object young) {}

    /** Tries it; a contestant that cannot hold both states has no part. */
    @SuppressWarnings("checkstyle:IllegalCatch") // whatever keeps a contestant from its own state is its answer
    static <M extends Member> EvolutionCell of(Subject<M> subject, Contestant contestant, Path folder) {
        Schemas schemas = Schemas.none();
        Path before = folder.resolve("before");
        Path after = folder.resolve("after");
        try (M old = subject.start(contestant, true, before, schemas)) {
            handOn(before, after);
            try (M young = subject.start(contestant, false, after, schemas)) {
                return new Crossing<>(subject, old, young).with(contestant);
            }
        } catch (Exception | LinkageError | StackOverflowError e) {
            return ChangeResult.noPart(subject.id(), contestant, e);
        }
    }

    /** The enhancer's file on the old state, which a team commits, is there when it enhances the new one. */
    private static void handOn(Path before, Path after) throws IOException {
        Files.createDirectories(after);
        try (Stream<Path> files = Files.list(before)) {
            for (Path file : files.filter(one -> one.toString().endsWith(".schema")).toList()) {
                Files.copy(file, after.resolve(file.getFileName()));
            }
        }
    }

    private EvolutionCell with(Contestant contestant) throws Exception {
        List<Pair> pairs = subject.pairs(old, young);
        for (Pair pair : pairs) {
            demandHeld(old, pair.old());
            demandHeld(young, pair.young());
        }
        Finding up = Finding.KEPT;
        Finding down = Finding.KEPT;
        Finding rewritten = Finding.KEPT;
        for (int i = 0; i < pairs.size(); i++) {
            Pair pair = pairs.get(i);
            byte[] oldBytes = old.write(pair.old());
            byte[] youngBytes = young.write(pair.young());
            up = up.orGraver(Finding.ofContent(old.content(pair.old()),
                    ChangeResult.reading(() -> young.upgradedContent(young.read(oldBytes)))));
            down = down.orGraver(Finding.ofContent(young.content(pair.young()),
                    ChangeResult.reading(() -> old.content(old.read(youngBytes)))));
            rewritten = rewritten.orGraver(rewritten(pair.young(), youngBytes, pairs.get((i + 1) % pairs.size()).old()));
        }
        return ChangeResult.cell(subject.id(), contestant, up, down, rewritten);
    }

    private Finding rewritten(Object ofYoung, byte[] bytes, Object another) {
        Map<String, @Nullable Object> expected = young.content(ofYoung);
        return Finding.ofContent(expected, ChangeResult.reading(() -> {
            Object value = old.read(bytes);
            subject.edit(old, value, another, expected);
            return young.content(young.read(old.write(value)));
        }));
    }

    private static void demandHeld(Member member, Object value) throws Exception {
        byte[] bytes = member.write(value);
        Finding own = Finding.ofContent(
                member.content(value), ChangeResult.reading(() -> member.content(member.read(bytes))));
        if (own.verdict() != Preservation.KEPT) {
            throw new Member.RefusedException("its own values are not held: " + own.detail());
        }
    }
}
