// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import com.hazelcast.core.HazelcastException;
import dev.gridwire.Marshaller;
import dev.gridwire.hazelcast.grid.refused.RefusedException;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import javax.naming.NamingException;
import org.junit.jupiter.api.Test;

class ThrowableReplacerTest {

    private final Marshaller marshaller = HazelcastTypes.allow(Marshaller.builder(), false).build();

    /** Its own methods fail. */
    static final class Broken extends RuntimeException {
        private static final long serialVersionUID = 1L;

        @Override
        public String getMessage() {
            throw new IllegalStateException("no message");
        }

        @Override
        public synchronized Throwable getCause() {
            throw new IllegalStateException("no cause");
        }
    }

    private Throwable crossed(Throwable original) {
        return marshaller.unmarshal(marshaller.marshal(ThrowableReplacer.of(original, marshaller)));
    }

    @Test
    void aThrowableThatTheMarshallerTakesStays() {
        Throwable original = new IllegalStateException("a", new IOException("b"));

        assertThat(ThrowableReplacer.of(original, marshaller)).isSameAs(original);
    }

    @Test
    void aStandInSaysWhatItStandsForAndWhy() {
        RefusedException original = new RefusedException("no order 5", null);

        StandInException crossed = (StandInException) crossed(original);

        assertThat(crossed).hasMessage("no order 5").hasNoCause();
        assertThat(crossed.originalClassName()).isEqualTo(RefusedException.class.getName());
        assertThat(crossed.reason()).contains("The type policy does not allow the class", "RefusedException", "allow it with");
        assertThat(crossed.toString()).startsWith(RefusedException.class.getName() + ": no order 5 [a stand-in: ");
        assertThat(crossed.getStackTrace()).isEqualTo(original.getStackTrace());
    }

    @Test
    void anExceptionOfTheJdkThatIsNotSupportedGetsAStandIn() {
        StandInException crossed = (StandInException) crossed(new NamingException("at four"));

        assertThat(crossed).hasMessage("at four");
        assertThat(crossed.originalClassName()).isEqualTo(NamingException.class.getName());
        assertThat(crossed.reason()).contains("not supported yet");
    }

    @Test
    void theCauseOfAStandInStaysItself() {
        Throwable crossed = crossed(new RefusedException("outer", new IOException("inner")));

        assertThat(crossed).isInstanceOf(StandInException.class);
        assertThat(crossed.getCause()).isExactlyInstanceOf(IOException.class).hasMessage("inner");
    }

    @Test
    void aThrowableAroundARefusedOneIsCopiedIfItHoldsNoMore() {
        RefusedException refused = new RefusedException("inner", new IOException("innermost"));
        ExecutionException original = new ExecutionException("outer", refused);
        original.addSuppressed(new HazelcastException("beside", new RefusedException("deep", null)));

        Throwable crossed = crossed(original);

        assertThat(crossed).isExactlyInstanceOf(ExecutionException.class).hasMessage("outer");
        assertThat(crossed.getStackTrace()).isEqualTo(original.getStackTrace());
        assertThat(crossed.getCause()).isInstanceOf(StandInException.class).hasMessage("inner");
        assertThat(crossed.getCause().getCause()).isExactlyInstanceOf(IOException.class);
        assertThat(crossed.getSuppressed()).hasSize(1);
        assertThat(crossed.getSuppressed()[0]).isExactlyInstanceOf(HazelcastException.class);
        assertThat(crossed.getSuppressed()[0].getCause()).isInstanceOf(StandInException.class);
    }

    @Test
    void aCircleOfCausesEnds() {
        RefusedException inner = new RefusedException("inner", null);
        IllegalStateException outer = new IllegalStateException("outer", inner);
        RefusedException beside = new RefusedException("beside", outer);
        outer.addSuppressed(beside);

        Throwable crossed = crossed(outer);

        assertThat(crossed.getCause()).hasMessage("inner");
        assertThat(crossed.getSuppressed()[0]).hasMessage("beside").hasNoCause();
    }

    @Test
    void aLongChainIsCutOff() {
        Throwable chain = new RefusedException("0", null);
        for (int i = 1; i <= 200; i++) {
            chain = new RefusedException("" + i, chain);
        }

        Throwable crossed = crossed(chain);

        int length = 0;
        for (Throwable each = crossed; each != null; each = each.getCause()) {
            assertThat(each).hasMessage("" + (200 - length++));
        }
        assertThat(length).isBetween(50, 52);
    }

    @Test
    void aLongChainOfSuppressedOnesTakesNoLongTime() {
        Throwable chain = new RefusedException("0", null);
        for (int i = 1; i <= 200; i++) {
            Throwable next = new RefusedException("" + i, null);
            next.addSuppressed(chain);
            chain = next;
        }
        Throwable original = chain;

        Throwable crossed = assertTimeoutPreemptively(Duration.ofMinutes(10), () -> crossed(original));

        assertThat(crossed.getSuppressed()[0].getSuppressed()[0]).hasMessage("198");
    }

    @Test
    void methodsThatThrowAreLeftOut() {
        Throwable crossed = crossed(new Broken());

        assertThat(crossed).isInstanceOf(StandInException.class).hasMessage(null).hasNoCause();
    }
}
