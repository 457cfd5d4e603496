// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class LiveTableTest {

    private static final String UP_FOUR = "\r\033[K\033[4A\033[J";

    private final StringWriter text = new StringWriter();

    @Test
    void fileHasTheFirstTableOnly() {
        LiveTable table = new LiveTable(new PrintWriter(text), false);
        table.show("");
        table.show("java 1.00\n");
        table.show("java 1.00±2%\n");
        table.clear();
        assertThat(text.toString()).contains("So far", "java 1.00").doesNotContain("±", "\033");
    }

    @Test
    void terminalHasEachTableInThePlaceOfTheOneBefore() {
        LiveTable table = new LiveTable(new PrintWriter(text), true);
        table.show("java 1.00\n");
        assertThat(text.toString()).doesNotContain("\033");
        table.show("java 1.00±2%\n");
        assertThat(text.toString()).contains(UP_FOUR + "\nSo far\njava 1.00±2%\n");
        table.clear();
        assertThat(text.toString()).endsWith(UP_FOUR);
        int length = text.toString().length();
        table.clear();
        assertThat(text.toString()).hasSize(length);
    }
}
