// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.object;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.oracle.svm.core.jdk.UnsupportedFeatureError;
import org.junit.jupiter.api.Test;

/** Where no class can be defined there is no generated code, and the interpreter serves. */
class UndefinableTest {

    private static Object attempt(Throwable failure) {
        return Generator.attempt(UndefinableTest.class, () -> {
            throw failure;
        });
    }

    @Test
    void aNativeImageDefinesNoClass() {
        assertThat(attempt(new UnsupportedFeatureError())).isNull();
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
