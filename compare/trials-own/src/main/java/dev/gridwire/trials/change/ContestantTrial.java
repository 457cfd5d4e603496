// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import dev.gridwire.change.crossing.ContentRule;
import dev.gridwire.change.crossing.Crossing;
import dev.gridwire.change.crossing.Member;
import dev.gridwire.change.crossing.StateFinding;
import dev.gridwire.schema.SchemaStore;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.hazelcast.place.SchemasInMemory;
import dev.gridwire.trials.result.EvolutionCell;
import dev.gridwire.trials.result.EvolutionVerdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Tries one contestant on one change. The worst result of a value counts.
 */
final class ContestantTrial {

    private static final int DETAIL_LIMIT = 240;

    private final ClassChange change;
    private final StateMember old;
    private final StateMember young;

    private ContestantTrial(ClassChange change, StateMember old, StateMember young) {
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
                return new ContestantTrial(change, old, young).with(contestant);
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
        Crossing crossing = new Crossing(old, young, ContentRule.STRICT);
        List<ClassChange.Pair> pairs = change.pairs(old, young);
        for (ClassChange.Pair pair : pairs) {
            demandHeld(crossing.own(old, pair.old()));
            demandHeld(crossing.own(young, pair.young()));
        }
        StateFinding up = StateFinding.KEPT;
        StateFinding down = StateFinding.KEPT;
        StateFinding rewritten = StateFinding.KEPT;
        for (int i = 0; i < pairs.size(); i++) {
            ClassChange.Pair pair = pairs.get(i);
            byte[] bytes = young.write(pair.young());
            up = up.orGraver(crossing.up(old.content(pair.old()), old.write(pair.old())));
            down = down.orGraver(crossing.down(young.content(pair.young()), bytes));
            Member editing = old.editing(pairs.get((i + 1) % pairs.size()).old());
            rewritten = rewritten.orGraver(new Crossing(editing, young, ContentRule.STRICT)
                    .rewritten(young.content(pair.young()), bytes));
        }
        return new EvolutionCell(change.id(), contestant.id(), verdict(up), cut(up.detail()),
                verdict(down), cut(down.detail()), verdict(rewritten), cut(rewritten.detail()));
    }

    private static void demandHeld(StateFinding own) {
        if (!own.isKept()) {
            throw new StateMember.RefusedException("its own values are not held: " + own.detail());
        }
    }

    /** Returns the word of the results for a fate. */
    static EvolutionVerdict verdict(StateFinding finding) {
        return switch (finding.fate()) {
            case OK -> EvolutionVerdict.OK;
            case EXCEPTION -> EvolutionVerdict.EXCEPTION;
            case LOST -> EvolutionVerdict.LOST;
            case GARBLED -> EvolutionVerdict.GARBLED;
        };
    }

    private static String cut(String text) {
        String line = text.lines().findFirst().orElse("");
        return line.length() <= DETAIL_LIMIT ? line : line.substring(0, DETAIL_LIMIT) + '…';
    }
}
