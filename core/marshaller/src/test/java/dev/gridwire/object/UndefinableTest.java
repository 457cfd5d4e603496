// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.object;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** Where a class cannot be defined there is no generated code, and the interpreter serves. */
class UndefinableTest {

    private static Object attempt(Throwable failure) {
        return Generator.attempt(UndefinableTest.class, () -> {
            throw failure;
        });
    }

    @Test
    void aLoaderOrAModuleMayRefuse() {
        assertThat(attempt(new NoClassDefFoundError())).isNull();
        assertThat(attempt(new IllegalAccessException())).isNull();
    }

    @Test
    void otherErrorsAreTold() {
        assertThatThrownBy(() -> attempt(new OutOfMemoryError())).isInstanceOf(OutOfMemoryError.class);
        assertThatThrownBy(() -> attempt(new IllegalArgumentException())).isInstanceOf(IllegalArgumentException.class);
    }
}
