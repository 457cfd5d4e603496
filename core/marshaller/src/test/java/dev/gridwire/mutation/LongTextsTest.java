// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.Marshaller;
import dev.gridwire.error.GridwireException;
import dev.gridwire.testkit.Effort;
import dev.gridwire.testkit.claim.Proves;
import dev.gridwire.testkit.claim.Topic;
import dev.gridwire.testkit.mutation.Examiner;
import dev.gridwire.testkit.mutation.Probe;
import dev.gridwire.testkit.mutation.Rules;
import dev.gridwire.testkit.mutation.Tally;
import dev.gridwire.wire.WireOutput;
import dev.gridwire.wire.WireStrings;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/**
 * A long text in the place of each text of a payload: names of classes, fields and constants, patterns, locales, addresses. What
 * looks into texts must not take more the longer they are than other bytes do.
 */
class LongTextsTest {

    private static final List<String> PARTS = List.of(
            "a", "a.", ".", "$", "/", "%", "(", "[", "{", "a|", "a*", "#", "'", "0", "-", "_", ",", "y", ";", "\n", ":", "\\",
            "&&[", "\u4e2d");
    private static final int[] LENGTHS = {900, 5_000};
    private static final int MOST_BYTES = 1 << 20;
    private static final int PERCENT = 100;
    private static final int FORM_BITS = 2;
    private static final int FORMS = 3;

    private final Marshaller reader = Marshaller.builder().allowPackage("dev.gridwire.zoo").build();
    private final SplittableRandom random = new SplittableRandom(1);
    private final Tally tally = new Tally();

    @Test
    @Proves(topic = Topic.RESOURCES, value = "A long text in the place of any text of a payload costs no more than the usual"
            + " 64 KiB and 32 bytes, 5 ms and 1 µs a byte")
    void costNoMoreThanOtherBytes() {
        for (Object sample : ZooPanels.objects()) {
            byte[] payload = reader.marshal(sample);
            Examiner examiner = new Examiner(sample.getClass().getName(), reader::unmarshal,
                    Rules.strict(GridwireException.class::isInstance, Probe.NONE));
            for (int at = 1; at < payload.length; at++) {
                int length = textLength(payload, at);
                if (length > 0) {
                    examine(examiner, payload, at, length);
                }
            }
        }
        assertThat(tally.inputs()).isGreaterThan(6_000L * Effort.percent() / 2);
        assertThat(tally.objects()).isPositive();
    }

    private void examine(Examiner examiner, byte[] payload, int at, int length) {
        for (String part : PARTS) {
            for (int longer : LENGTHS) {
                if (random.nextInt(PERCENT) < Effort.percent()) {
                    byte[] input = replaced(payload, at, length, part.repeat(longer / part.length()));
                    assertThat(examiner.examine(input, tally).finding()).as("part=%s, length=%d", part, longer).isNull();
                }
            }
        }
    }

    private static byte[] replaced(byte[] payload, int at, int length, String text) {
        WireOutput out = new WireOutput(MOST_BYTES);
        out.writeBytes(payload, 0, at);
        WireStrings.write(out, text);
        int next = at + 1 + length;
        out.writeBytes(payload, next, payload.length - next);
        return out.toByteArray();
    }

    /** Characters of the text that may stand at a place, with a header of one byte; 0 if there is none. */
    private static int textLength(byte[] payload, int at) {
        int length = payload[at] - 1 >> FORM_BITS;
        if (payload[at] <= 0 || (payload[at] - 1 & FORMS) != 0 || at + 1 + length > payload.length) {
            return 0;
        }
        for (int i = at + 1; i <= at + length; i++) {
            if (payload[i] < ' ') {
                return 0;
            }
        }
        return length;
    }
}
