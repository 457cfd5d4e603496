// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.result.EvolutionCell;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** One contestant and one change: values go from the one state to the other, and back through an old member's hands. */
final class Crossing {

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
            return ChangeResult.noPart(change.id(), contestant, e);
        }
    }

    /** The enhancer's file on the old state, which a team commits, is there when it enhances the new one. */
    static void handOn(Path before, Path after) throws IOException {
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
        Finding up = Finding.of(change.upgraded(Content.of(old.make())), ChangeResult.reading(() -> young.read(oldBytes)));
        Finding down = Finding.of(change.downgraded(Content.of(young.make())), ChangeResult.reading(() -> old.read(youngBytes)));
        Map<String, @Nullable Object> edited = Content.of(young.make());
        edited.put(EDITED, TEXT);
        Finding rewritten = Finding.of(edited, ChangeResult.reading(() -> {
            Object value = old.read(youngBytes);
            Content.edit(value, EDITED, TEXT);
            return young.read(old.write(value));
        }));
        return ChangeResult.cell(change.id(), contestant, up, down, rewritten);
    }

    private static void demandHeld(Member member) throws Exception {
        Finding own = Finding.of(Content.of(member.make()), ChangeResult.reading(() -> member.read(member.write(member.make()))));
        if (own.verdict() != Preservation.KEPT) {
            throw new Member.RefusedException("its own values are not held: " + own.detail());
        }
    }
}
