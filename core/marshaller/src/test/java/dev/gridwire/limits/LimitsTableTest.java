// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.limits;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.payload.Limits;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The table of limits in {@code docs/security.md} has each limit with its default. */
class LimitsTableTest {

    private static String shown(int value) {
        return value % (1 << 20) == 0 ? value / (1 << 20) + " Mi" : String.format(Locale.ROOT, "%,d", value);
    }

    @Test
    void everyLimitStandsThereWithItsDefault() throws Exception {
        String document = Files.readString(Path.of("..", "..", "docs", "security.md"));
        assertThat(Limits.keys()).isNotEmpty();
        for (String key : Limits.keys()) {
            String limit = Pattern.compile("-(.)").matcher(key).replaceAll(hump -> hump.group(1).toUpperCase(Locale.ROOT));
            int value = (int) Limits.class.getMethod(limit).invoke(Limits.DEFAULT);
            assertThat(document).containsPattern("\\| `" + limit + "` \\| " + shown(value) + "B? \\|");
        }
    }
}
