// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.BasicPermission;
import java.util.concurrent.locks.ReentrantLock;
import org.junit.jupiter.api.Test;

/** Classes that extend one of the JDK's that holds one value. */
@SuppressWarnings("serial")
class ValueSubclassesTest {

    static class Lock extends ReentrantLock {
        final String label;

        Lock(boolean fair, String label) {
            super(fair);
            this.label = label;
        }
    }

    static class May extends BasicPermission {
        final String actions;

        May(String name, String actions) {
            super(name);
            this.actions = actions;
        }
    }

    @Test
    void locksComeBackUnlockedAndPermissionsWithTheirNames() {
        Lock lock = new Lock(true, "label");
        lock.lock();
        Lock copy = JavaOracle.copy(lock);
        assertThat(copy.isFair()).isTrue();
        assertThat(copy.isLocked()).isFalse();
        assertThat(copy.label).isEqualTo("label");
        May may = JavaOracle.copy(new May("shop.*", "read"));
        assertThat(may).isEqualTo(new May("shop.*", "read"));
        assertThat(may.actions).isEqualTo("read");
        assertThat(may.implies(new May("shop.order", "read"))).isTrue();
    }
}
