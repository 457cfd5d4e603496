// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.evolution;

import dev.gridwire.trials.change.Fields;
import dev.gridwire.trials.change.Finding;
import dev.gridwire.trials.change.Preservation;
import dev.gridwire.trials.codec.Codec;
import java.util.List;

/** One mechanism on both states of a class, made ready to be timed. */
public final class EvolvingPair {

    private final String name;
    private final EvolvingCase subject;
    private final Sides sides;
    private final CodecPair codecs;

    private EvolvingPair(String name, EvolvingCase subject, Sides sides, CodecPair codecs) {
        this.name = name;
        this.subject = subject;
        this.sides = sides;
        this.codecs = codecs;
    }

    /**
     * Makes it ready.
     *
     * @param subject the id of a case
     * @param setup the id of a mechanism's setup
     * @throws IllegalStateException if the mechanism does not keep a value of the new state
     */
    public static EvolvingPair open(String subject, String setup) {
        EvolvingCase known = EvolvingCase.of(subject);
        Sides sides = Sides.load();
        EvolvingPair pair = new EvolvingPair(
                subject + '/' + setup, known, sides, CodecPair.open(EvolutionSetups.byId(setup), sides, known));
        pair.demand(pair.value(), pair.ownPayload(), List.of(Preservation.KEPT));
        return pair;
    }

    /** The codec that has the new state, and knows it by now. */
    public Codec codec() {
        return codecs.after();
    }

    /** A value of the new state. */
    public Object value() {
        return sides.after().make(subject, 0);
    }

    /** The payload of a value of the new state. */
    public byte[] ownPayload() {
        return codecs.after().write(value());
    }

    /**
     * The payload of a value of the old state.
     *
     * @throws IllegalStateException if the mechanism refuses it
     */
    public byte[] oldPayload() {
        Object value = sides.before().make(subject, 0);
        byte[] payload = codecs.before().write(value);
        demand(value, payload, List.of(Preservation.KEPT, Preservation.LOST, Preservation.GARBLED));
        return payload;
    }

    private void demand(Object value, byte[] payload, List<Preservation> allowed) {
        Finding finding = Finding.of(Fields.of(value), () -> codec().read(payload));
        if (!allowed.contains(finding.verdict())) {
            throw new IllegalStateException("A value is not kept: cell=" + name + ", " + finding);
        }
    }
}
