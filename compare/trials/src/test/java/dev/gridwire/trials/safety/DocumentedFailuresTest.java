// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.safety;

import static org.assertj.core.api.Assertions.assertThat;

import com.esotericsoftware.kryo.KryoException;
import com.hazelcast.nio.serialization.HazelcastSerializationException;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.result.Fate;
import java.io.EOFException;
import org.junit.jupiter.api.Test;

class DocumentedFailuresTest {

    @Test
    void whatTheServiceWrapsIsJudgedByWhatTheMechanismThrew() {
        assertThat(judge(Contestant.KRYO, wrapped(new KryoException("x")))).isEqualTo(Fate.REFUSED);
        assertThat(judge(Contestant.FORY, wrapped(new KryoException("x")))).isEqualTo(Fate.UNDOCUMENTED);
        assertThat(judge(Contestant.KRYO, wrapped(new NegativeArraySizeException("-1")))).isEqualTo(Fate.UNDOCUMENTED);
        assertThat(judge(Contestant.STREAM, wrapped(new EOFException("end")))).isEqualTo(Fate.REFUSED);
    }

    @Test
    void whatTheMechanismItselfWrapsIsItsOwnWord() {
        Throwable own = new HazelcastSerializationException("The payload ends early", new ArithmeticException("x"));
        assertThat(judge(Contestant.GRIDWIRE, own)).isEqualTo(Fate.REFUSED);
    }

    @Test
    void whatIsNotTheGridsEscapes() {
        assertThat(judge(Contestant.JAVA, new ClassCastException("x"))).isEqualTo(Fate.ESCAPED);
        assertThat(judge(Contestant.JAVA, new OutOfMemoryError())).isEqualTo(Fate.ERROR);
    }

    private static Throwable wrapped(Exception cause) {
        return new HazelcastSerializationException(cause);
    }

    private static Fate judge(Contestant contestant, Throwable failure) {
        return DocumentedFailures.judge(contestant, failure).fate();
    }
}
