// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HeapSizeTest {

    @ParameterizedTest
    @CsvSource({"1m, 1", "512m, 512", "512M, 512", "2g, 2048", "2G, 2048", "999999g, 1023998976"})
    void sizeIsReadAsTheJvmReadsIt(String text, int megabytes) {
        assertThat(new HeapSize.Converter().convert(text).megabytes()).isEqualTo(megabytes);
    }
}
