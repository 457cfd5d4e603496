// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.mutation;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * A group of decoders for the same bytes that must agree: on the same object, or on the same exception with the same message. The
 * first decoder is the specification. It reads each input, and so does one of the others.
 *
 * @param weight the number of inputs that it gets, relative to other panels
 */
public record Panel(String name, int weight, Inputs inputs, List<Member> members) {

    /** The finding when decoders disagree. */
    public static final String DISAGREEMENT = "DISAGREEMENT";

    /** Keeps the decoders. */
    public Panel {
        members = List.copyOf(members);
    }

    /** Lets every decoder read the corpus, so that first uses are over. */
    public void warmUp() {
        for (Member member : members) {
            inputs.corpus().forEach(payload -> Attempt.of(member.examiner().decoder(), payload));
        }
    }

    /** Examines one input; returns the first finding, shrunk, or null. */
    public @Nullable Finding examine(byte[] input, SplittableRandom random, Map<String, Tally> tallies) {
        Member first = members.get(0);
        if (members.size() == 1) {
            return shrunk(first, examined(first, input, tallies).finding());
        }
        return examine(input, first, members.get(1 + random.nextInt(members.size() - 1)), tallies);
    }

    private @Nullable Finding examine(byte[] input, Member first, Member other, Map<String, Tally> tallies) {
        Examiner.Examination expected = examined(first, input, tallies);
        if (expected.finding() != null) {
            return shrunk(first, expected.finding());
        }
        Examiner.Examination found = examined(other, input, tallies);
        if (found.finding() != null) {
            return shrunk(other, found.finding());
        }
        String difference = first.difference(expected.attempt(), other, found.attempt());
        return difference == null ? null : disagreement(first, other, difference, input);
    }

    private Examiner.Examination examined(Member member, byte[] input, Map<String, Tally> tallies) {
        return member.examiner().examine(input, tallies.computeIfAbsent(member.examiner().mode(), any -> new Tally()));
    }

    private static @Nullable Finding shrunk(Member member, @Nullable Finding finding) {
        return finding == null ? null : member.examiner().shrunk(finding);
    }

    private static Finding disagreement(Member first, Member other, String difference, byte[] input) {
        byte[] smallest = Shrinking.of(input, each -> differenceOf(first, other, each) != null);
        String least = differenceOf(first, other, smallest);
        String modes = first.examiner().mode() + " | " + other.examiner().mode();
        return new Finding(modes, DISAGREEMENT, least == null ? difference : least, least == null ? input : smallest);
    }

    private static @Nullable String differenceOf(Member first, Member other, byte[] input) {
        return first.difference(Attempt.of(first.examiner().decoder(), input), other,
                Attempt.of(other.examiner().decoder(), input));
    }
}
