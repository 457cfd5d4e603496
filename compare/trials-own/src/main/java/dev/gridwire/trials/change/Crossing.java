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
 * Tries one contestant on one change. Values go from one state to the other, and back after an old member has changed them. The
 * worst result of a value counts.
 */
final class Crossing {

    private static final int DETAIL_LIMIT = 240;

    private final ClassChange change;
    private final StateMember old;
    private final StateMember young;

    private Crossing(ClassChange change, StateMember old, StateMember young) {
        this.change = change;
        this.old = old;
        this.young = young;
    }

    /** Runs the trial; a contestant that cannot hold both states does not take part. */
    @SuppressWarnings("checkstyle:IllegalCatch") // any failure with its own state is the contestant's result
    static EvolutionCell of(ClassChange change, Contestant contestant, Path folder) {
        StateMember.Schemas schemas = new StateMember.Schemas(new SchemasInMemory(), SchemaStore.inMemory());
        Path before = folder.resolve("before");
        Path after = folder.resolve("after");
        try (StateMember old = StateMember.start(change, contestant, true, before, schemas)) {
            handOn(before, after);
            try (StateMember young = StateMember.start(change, contestant, false, after, schemas)) {
                return new Crossing(change, old, young).with(contestant);
            }
        } catch (Exception | LinkageError | StackOverflowError e) {
            String why = e instanceof StateMember.RefusedException refused ? refused.getMessage() : StateFinding.firstLine(e);
            return EvolutionCell.without(change.id(), contestant.id(), EvolutionVerdict.NO_PART, cut(String.valueOf(why)));
        }
    }

    /** Copies the enhancer's file about the old state, as a team commits it, to where the new one is enhanced. */
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
        StateFinding up = StateFinding.KEPT;
        StateFinding down = StateFinding.KEPT;
        StateFinding rewritten = StateFinding.KEPT;
        for (int i = 0; i < pairs.size(); i++) {
            ClassChange.Pair pair = pairs.get(i);
            byte[] oldBytes = old.service().write(pair.old());
            byte[] youngBytes = young.service().write(pair.young());
            up = up.orGraver(StateFinding.ofContent(
                    old.content(pair.old()), () -> young.upgradedContent(young.service().read(oldBytes))));
            down = down.orGraver(StateFinding.ofContent(
                    young.content(pair.young()), () -> old.content(old.service().read(youngBytes))));
            rewritten = rewritten.orGraver(rewritten(pair.young(), youngBytes, pairs.get((i + 1) % pairs.size()).old()));
        }
        return new EvolutionCell(change.id(), contestant.id(), up.verdict(), cut(up.detail()),
                down.verdict(), cut(down.detail()), rewritten.verdict(), cut(rewritten.detail()));
    }

    private StateFinding rewritten(Object ofYoung, byte[] bytes, Object another) {
        Map<String, @Nullable Object> expected = young.content(ofYoung);
        return StateFinding.ofContent(expected, () -> {
            Object value = old.service().read(bytes);
            old.edit(value, another, expected);
            return young.content(young.service().read(old.service().write(value)));
        });
    }

    private static void demandHeld(StateMember member, Object value) throws Exception {
        byte[] bytes = member.service().write(value);
        StateFinding own = StateFinding.ofContent(member.content(value), () -> member.content(member.service().read(bytes)));
        if (!own.isKept()) {
            throw new StateMember.RefusedException("its own values are not held: " + own.detail());
        }
    }

    private static String cut(String text) {
        String line = text.lines().findFirst().orElse("");
        return line.length() <= DETAIL_LIMIT ? line : line.substring(0, DETAIL_LIMIT) + '…';
    }
}
