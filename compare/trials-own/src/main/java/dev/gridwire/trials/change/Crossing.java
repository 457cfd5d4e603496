// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import dev.gridwire.schema.SchemaStore;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.hazelcast.place.SchemasInMemory;
import dev.gridwire.trials.result.EvolutionCell;
import dev.gridwire.trials.result.EvolutionVerdict;
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
final class Crossing {

    private static final int DETAIL_LIMIT = 240;

    private final ClassChange change;
    private final Member old;
    private final Member young;

    private Crossing(ClassChange change, Member old, Member young) {
        this.change = change;
        this.old = old;
        this.young = young;
    }

    /** Tries it; a contestant that cannot hold both states has no part. */
    @SuppressWarnings("checkstyle:IllegalCatch") // whatever keeps a contestant from its own state is its answer
    static EvolutionCell of(ClassChange change, Contestant contestant, Path folder) {
        Member.Schemas schemas = new Member.Schemas(new SchemasInMemory(), SchemaStore.inMemory());
        Path before = folder.resolve("before");
        Path after = folder.resolve("after");
        try (Member old = Member.start(change, contestant, true, before, schemas)) {
            handOn(before, after);
            try (Member young = Member.start(change, contestant, false, after, schemas)) {
                return new Crossing(change, old, young).with(contestant);
            }
        } catch (Exception | LinkageError | StackOverflowError e) {
            String why = e instanceof Member.RefusedException refused ? refused.getMessage() : Finding.firstLine(e);
            return EvolutionCell.without(change.id(), contestant.id(), EvolutionVerdict.NO_PART, cut(String.valueOf(why)));
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
        List<ClassChange.Pair> pairs = change.pairs(old, young);
        for (ClassChange.Pair pair : pairs) {
            demandHeld(old, pair.old());
            demandHeld(young, pair.young());
        }
        Finding up = Finding.KEPT;
        Finding down = Finding.KEPT;
        Finding rewritten = Finding.KEPT;
        for (int i = 0; i < pairs.size(); i++) {
            ClassChange.Pair pair = pairs.get(i);
            byte[] oldBytes = old.service().write(pair.old());
            byte[] youngBytes = young.service().write(pair.young());
            up = up.orGraver(Finding.ofContent(
                    old.content(pair.old()), () -> young.upgradedContent(young.service().read(oldBytes))));
            down = down.orGraver(Finding.ofContent(
                    young.content(pair.young()), () -> old.content(old.service().read(youngBytes))));
            rewritten = rewritten.orGraver(rewritten(pair.young(), youngBytes, pairs.get((i + 1) % pairs.size()).old()));
        }
        return new EvolutionCell(change.id(), contestant.id(), up.verdict(), cut(up.detail()),
                down.verdict(), cut(down.detail()), rewritten.verdict(), cut(rewritten.detail()));
    }

    private Finding rewritten(Object ofYoung, byte[] bytes, Object another) {
        Map<String, @Nullable Object> expected = young.content(ofYoung);
        return Finding.ofContent(expected, () -> {
            Object value = old.service().read(bytes);
            old.edit(value, another, expected);
            return young.content(young.service().read(old.service().write(value)));
        });
    }

    private static void demandHeld(Member member, Object value) throws Exception {
        byte[] bytes = member.service().write(value);
        Finding own = Finding.ofContent(member.content(value), () -> member.content(member.service().read(bytes)));
        if (!own.isKept()) {
            throw new Member.RefusedException("its own values are not held: " + own.detail());
        }
    }

    private static String cut(String text) {
        String line = text.lines().findFirst().orElse("");
        return line.length() <= DETAIL_LIMIT ? line : line.substring(0, DETAIL_LIMIT) + '…';
    }
}
