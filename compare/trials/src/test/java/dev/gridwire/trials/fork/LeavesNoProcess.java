// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;

/** After every test, whether its fork did its work or broke: no child of this JVM is left. */
public interface LeavesNoProcess {

    @AfterEach
    default void noProcessIsLeft() {
        assertThat(children()).isEmpty();
    }

    /** The living children of this JVM. */
    default Stream<ProcessHandle> children() {
        return ProcessHandle.current().children().filter(ProcessHandle::isAlive);
    }
}
