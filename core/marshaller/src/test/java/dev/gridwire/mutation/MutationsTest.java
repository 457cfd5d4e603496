// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.testkit.Effort;
import dev.gridwire.testkit.claim.Proves;
import dev.gridwire.testkit.claim.Topic;
import dev.gridwire.testkit.mutation.Campaign;
import dev.gridwire.testkit.mutation.CampaignResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Altered payloads give an object or one of our exceptions, in bounded memory and time, by every mode; each field of the object
 * fits its type, the marshaller is as good as a fresh one afterwards, and all modes agree. The results are left in {@code
 * target}; see {@code docs/measurements/mutations}.
 */
class MutationsTest {

    private static final int INPUTS = 700_000;
    private static final int PROGRESS_EVERY = 1_000_000;
    private static final System.Logger LOG = System.getLogger(MutationsTest.class.getName());

    @TempDir
    private Path folder;

    @Test
    @Proves(topic = Topic.BROKEN_BYTES, value = "Altered bytes give an object or one of three exceptions, never"
            + " an error")
    @Proves(topic = Topic.BROKEN_BYTES, value = "No field or array that is read from altered bytes holds what its"
            + " type excludes")
    @Proves(topic = Topic.BROKEN_BYTES, value = "Interpreted, generated and build-time code read altered bytes alike: the same"
            + " object, or the same exception at the same offset")
    @Proves(topic = Topic.HISTORY, value = "After each refused payload the marshaller reads and writes the next one as"
            + " a fresh one does")
    @Proves(topic = Topic.RESOURCES, value = "Reading altered bytes allocates at most 64 KiB and 32 bytes a byte, unless"
            + " they hold fields of another state of their class")
    @Proves(topic = Topic.RESOURCES, value = "Reading altered bytes takes at most 5 ms and 1 µs a byte of processor time, unless"
            + " they carry a schema that was never seen")
    void alteredBytesDoNoHarmInAnyMode() throws IOException, InterruptedException {
        long inputs = Effort.of("gridwire.mutations", INPUTS);
        long minutes = Long.getLong("gridwire.mutations.minutes", Integer.MAX_VALUE);
        Campaign campaign = new Campaign(Panels.all(folder), inputs, Runtime.getRuntime().availableProcessors(),
                Long.getLong("gridwire.seed", 42), TimeUnit.MINUTES.toMillis(minutes));
        AtomicLong told = new AtomicLong();
        CampaignResult result = campaign.run(done -> tell(done, inputs, told));
        Files.writeString(Path.of("target", "mutations-jdk" + Runtime.version().feature() + ".md"), result.toMarkdown());
        assertThat(result.findings()).as("seed=%d", campaign.seed()).isEmpty();
        result.tallies().forEach((mode, tally) ->
                assertThat(tally.objects()).as(mode).isBetween(tally.inputs() / 50, tally.inputs() - tally.inputs() / 20));
    }

    private static void tell(long done, long inputs, AtomicLong told) {
        long before = told.get();
        if (done / PROGRESS_EVERY > before && told.compareAndSet(before, done / PROGRESS_EVERY)) {
            LOG.log(System.Logger.Level.INFO, "{0} of {1} inputs", done, inputs);
        }
    }
}
