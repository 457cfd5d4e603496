// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.result.EvolutionCell;
import dev.gridwire.trials.result.EvolutionVerdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** One contestant and one change: values go from the one state to the other, and back through an old member's hands. */
final class Crossing {

    private static final int DETAIL_LIMIT = 240;
    private static final String EDITED = "name";
    private static final String TEXT = "edited";

    private final Change change;
    private final Contestant contestant;

    private Crossing(Change change, Contestant contestant) {
        this.change = change;
        this.contestant = contestant;
    }

    /** Tries it; a contestant that cannot hold both states has no part. */
    @SuppressWarnings("checkstyle:IllegalCatch") // whatever keeps a contestant from its own state is its answer
    static EvolutionCell of(Change change, Contestant contestant, Path folder) {
        Crossing crossing = new Crossing(change, contestant);
        Schemas schemas = Schemas.none();
        Path before = folder.resolve("before");
        Path after = folder.resolve("after");
        try (Member old = Member.start(contestant, change.before(), before, 1, schemas)) {
            handOn(before, after);
            try (Member young = Member.start(contestant, change.after(), after, 2, schemas)) {
                return crossing.between(old, young);
            }
        } catch (Exception | LinkageError | StackOverflowError e) {
            return EvolutionCell.without(change.id(), contestant.id(), EvolutionVerdict.NO_PART, words(e));
        }
    }

    /** What the enhancer says of the old state, which a team commits, is there when it enhances the new one. */
    private static void handOn(Path before, Path after) throws IOException {
        Files.createDirectories(after);
        try (Stream<Path> files = Files.list(before)) {
            for (Path file : files.filter(one -> one.toString().endsWith(".schema")).toList()) {
                Files.copy(file, after.resolve(file.getFileName()));
            }
        }
    }

    private EvolutionCell between(Member old, Member young) throws Exception {
        demandHeld(old);
        demandHeld(young);
        byte[] oldBytes = old.write(old.make());
        byte[] youngBytes = young.write(young.make());
        Finding up = Finding.of(change.upgraded(Fields.of(old.make())), reading(() -> young.read(oldBytes)));
        Finding down = Finding.of(change.downgraded(Fields.of(young.make())), reading(() -> old.read(youngBytes)));
        Map<String, @Nullable Object> edited = Fields.of(young.make());
        edited.put(EDITED, TEXT);
        Finding rewritten = Finding.of(edited, reading(() -> {
            Object value = old.read(youngBytes);
            Fields.edit(value, EDITED, TEXT);
            return young.read(old.write(value));
        }));
        return new EvolutionCell(change.id(), contestant.id(), verdict(up), cut(up.detail()), verdict(down), cut(down.detail()),
                verdict(rewritten), cut(rewritten.detail()));
    }

    private static void demandHeld(Member member) throws Exception {
        Finding own = Finding.of(Fields.of(member.make()), reading(() -> member.read(member.write(member.make()))));
        if (own.verdict() != Verdict.KEPT) {
            throw new Member.RefusedException("its own values are not held: " + own.detail());
        }
    }

    private static Supplier<Object> reading(Callable<Object> read) {
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

    private static String words(Throwable thrown) {
        return cut(thrown instanceof Member.RefusedException refused ? String.valueOf(refused.getMessage()) : root(thrown));
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
