// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class ProgressLinesTest {

    private final StringWriter text = new StringWriter();
    private long now;
    private final ProgressLines progress = new ProgressLines(new PrintWriter(text), () -> now);

    @Test
    void eachForkHasALineWithWhatIsDoneBefore() {
        progress.begin(8);
        progress.fork("Kryo", "Codec");
        progress.step(1);
        progress.step(1);
        progress.fork("Apache Fory", "Codec");
        progress.step(6);
        progress.end();
        assertThat(text.toString().lines())
                .containsExactly("  0 %  Codec, Kryo", " 25 %  Codec, Apache Fory (less than a minute left)");
    }

    @Test
    void timeThatIsLeftFollowsFromTheTimeUntilThen() {
        progress.begin(10);
        progress.step(2);
        now = Duration.ofMinutes(3).toNanos();
        progress.fork("Kryo", "Codec");
        progress.step(8);
        progress.fork("Kryo", "Member");
        assertThat(text.toString().lines()).containsExactly(" 20 %  Codec, Kryo (about 12 min left)", "100 %  Member, Kryo");
    }

    @Test
    void lineIsThereAsSoonAsItsForkStarts() {
        progress.begin(1);
        progress.fork("Kryo", "Codec");
        assertThat(text.toString()).endsWith(System.lineSeparator());
    }

    @Test
    void nothingToDoIsAllDone() {
        progress.begin(0);
        progress.fork("Kryo", "Codec");
        progress.end();
        assertThat(text.toString()).startsWith("100 %");
    }
}
