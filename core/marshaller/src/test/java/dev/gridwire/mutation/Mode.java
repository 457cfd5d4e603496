// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.mutation;

import dev.gridwire.Marshaller;
import dev.gridwire.error.GridwireException;
import dev.gridwire.mutation.Canaries.Canary;
import dev.gridwire.testkit.mutation.Budget;
import dev.gridwire.testkit.mutation.Decoder;
import dev.gridwire.testkit.mutation.Examiner;
import dev.gridwire.testkit.mutation.Member;
import dev.gridwire.testkit.mutation.Portrait;
import dev.gridwire.testkit.mutation.Rules;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/**
 * Makes the members of one panel: marshallers of the same classes, which differ in how they do it.
 *
 * @param canonical rewrites the values where meaningless orders differ
 * @param canaries that they all read and write, the small one first
 */
record Mode(String panel, Marshaller canonical, List<Canary> canaries, Budget budget) {

    /** With marshallers that nobody else uses; the canaries' results are the first mode's. */
    static Mode of(String panel, Marshaller plain, Marshaller canonical, byte[]... canaries) {
        List<Canary> read = Stream.of(canaries).map(each -> Canary.of(each, plain)).toList();
        return new Mode(panel, canonical, read, Budget.STRICT);
    }

    Mode with(Budget newBudget) {
        return new Mode(panel, canonical, canaries, newBudget);
    }

    /** A marshaller that reads whole arrays. */
    Member member(String name, Marshaller marshaller) {
        return member(name, marshaller, marshaller::unmarshal);
    }

    /** A marshaller that is read with in a way of its own. */
    Member member(String name, Marshaller marshaller, Decoder decoder) {
        Rules rules = new Rules(GridwireException.class::isInstance, thrown -> false, budget,
                new Canaries(marshaller, canaries));
        // Written by whoever read it, who alone knows the fields that it kept.
        Portrait bytes = object -> new String(marshaller.marshal(object), StandardCharsets.ISO_8859_1);
        Portrait sorted = object -> HexFormat.of().formatHex(canonical.marshal(object)) + ", bytes="
                + marshaller.marshal(object).length;
        return new Member(new Examiner(panel + ", " + name, decoder, rules), bytes, sorted);
    }
}
