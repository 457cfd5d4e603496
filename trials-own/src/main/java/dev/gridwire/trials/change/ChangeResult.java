// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.result.EvolutionCell;
import dev.gridwire.trials.result.EvolutionVerdict;
import java.util.concurrent.Callable;
import java.util.function.Supplier;

/** The results of one contestant and one change, as the report has them. */
final class ChangeResult {

    private static final int DETAIL_LIMIT = 240;

    private ChangeResult() {}

    static EvolutionCell cell(String change, Contestant contestant, Finding up, Finding down, Finding rewritten) {
        return new EvolutionCell(change, contestant.id(), verdict(up), cut(up.detail()), verdict(down), cut(down.detail()),
                verdict(rewritten), cut(rewritten.detail()));
    }

    /** A contestant that cannot hold one of the states. */
    static EvolutionCell noPart(String change, Contestant contestant, Throwable why) {
        String words = why instanceof Member.RefusedException refused ? String.valueOf(refused.getMessage()) : root(why);
        return EvolutionCell.without(change, contestant.id(), EvolutionVerdict.NO_PART, cut(words));
    }

    /** A reading whose errors are findings. */
    static <T> Supplier<T> reading(Callable<T> read) {
        return () -> {
            try {
                return read.call();
            } catch (RuntimeException e) {
                throw e;
            } catch (Exception e) {
                throw new IllegalStateException(e);
            } catch (StackOverflowError | OutOfMemoryError e) {
                throw new IllegalStateException(String.valueOf(e), e);
            }
        };
    }

    private static EvolutionVerdict verdict(Finding finding) {
        return switch (finding.verdict()) {
            case KEPT -> EvolutionVerdict.OK;
            case LOST -> EvolutionVerdict.LOST;
            case GARBLED -> EvolutionVerdict.GARBLED;
            case REFUSED -> EvolutionVerdict.EXCEPTION;
        };
    }

    private static String root(Throwable thrown) {
        Throwable root = thrown;
        while (root.getCause() != null && root.getCause() != root) {
            root = root.getCause();
        }
        return root.getClass().getSimpleName() + ": " + root.getMessage();
    }

    private static String cut(String text) {
        String line = text.lines().findFirst().orElse("");
        return line.length() <= DETAIL_LIMIT ? line : line.substring(0, DETAIL_LIMIT) + '…';
    }
}
