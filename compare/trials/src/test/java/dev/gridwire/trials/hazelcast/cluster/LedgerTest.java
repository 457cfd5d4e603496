// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LedgerTest {

    private final Writers.Ledger ledger = new Writers.Ledger(new Object[] {"a", "b", "c"}, 2);

    @Test
    void valueThatWasAcknowledgedLastMustBeThere() {
        ledger.acknowledged(0, 0);
        ledger.acknowledged(0, 1);
        assertThat(explains(0, "b")).isTrue();
        assertThat(explains(0, "a")).isFalse();
        assertThat(explains(0, null)).isFalse();
    }

    @Test
    void writeWithoutAnAnswerMayBeThereOrNot() {
        ledger.acknowledged(0, 0);
        ledger.unanswered(0, 1);
        assertThat(explains(0, "a")).isTrue();
        assertThat(explains(0, "b")).isTrue();
        assertThat(explains(0, "c")).isFalse();
        assertThat(explains(0, null)).isFalse();
    }

    @Test
    void lateWriteWithoutAnAnswerExplainsWhatStandsInPlaceOfALaterOne() {
        ledger.unanswered(0, 1);
        ledger.acknowledged(0, 2);
        assertThat(explains(0, "b")).isTrue();
        assertThat(explains(0, "c")).isTrue();
    }

    @Test
    void keyThatWasNeverWrittenHoldsNothing() {
        assertThat(explains(1, null)).isTrue();
        assertThat(explains(1, "a")).isFalse();
    }

    private boolean explains(int key, Object fetched) {
        return ledger.explains(key, fetched, Object::equals);
    }
}
