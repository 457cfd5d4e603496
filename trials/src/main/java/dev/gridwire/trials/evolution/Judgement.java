// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.evolution;

import dev.gridwire.trials.change.Fields;
import dev.gridwire.trials.change.Finding;
import dev.gridwire.trials.codec.Codec;
import dev.gridwire.trials.contestant.EvolutionSetup;
import java.util.List;

/**
 * The findings of one mechanism on a class that changes, apart from time.
 *
 * @param bytes of a payload by the new state
 * @param own each state reads its own bytes
 * @param upgraded the new state reads bytes of the old one
 * @param downgraded the old state reads bytes of the new one
 */
public record Judgement(
        EvolvingCase subject,
        EvolutionSetup setup,
        int bytes,
        Finding own,
        Finding upgraded,
        Finding downgraded,
        Edits edits) {

    /** Edits a class and mechanism: as many as a member holds of its values, about. */
    public static final int EDITS = 10_000;

    private static final int VALUES = 100;

    /** Judges each case by each mechanism. */
    public static List<Judgement> ofAll(List<EvolvingCase> cases, List<EvolutionSetup> setups, int editCount) {
        return cases.stream()
                .flatMap(subject -> setups.stream().map(setup -> of(subject, setup, editCount)))
                .toList();
    }

    /** Looks at some values in each direction, and at so many edits. */
    public static Judgement of(EvolvingCase subject, EvolutionSetup setup, int editCount) {
        Sides sides = Sides.load();
        CodecPair pair = CodecPair.open(setup, sides, subject);
        int bytes = pair.after().write(sides.after().make(subject, 0)).length;
        Finding own = Finding.KEPT;
        Finding upgraded = Finding.KEPT;
        Finding downgraded = Finding.KEPT;
        for (int i = 0; i < VALUES; i++) {
            Object before = sides.before().make(subject, i);
            Object after = sides.after().make(subject, i);
            own = own.or(() -> crossing(pair.before(), pair.before(), before))
                    .or(() -> crossing(pair.after(), pair.after(), after));
            upgraded = upgraded.or(() -> crossing(pair.before(), pair.after(), before));
            downgraded = downgraded.or(() -> crossing(pair.after(), pair.before(), after));
        }
        return new Judgement(subject, setup, bytes, own, upgraded, downgraded,
                Edits.of(pair, sides.after(), subject, editCount));
    }

    private static Finding crossing(Codec from, Codec to, Object value) {
        byte[] bytes = from.write(value);
        return Finding.of(Fields.of(value), () -> to.read(bytes));
    }
}
