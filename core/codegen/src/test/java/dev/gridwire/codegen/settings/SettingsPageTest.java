// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.settings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.codegen.settings.Setting.Section;
import dev.gridwire.testkit.document.ProjectPages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** The first table below each heading of {@code docs/settings.md} is made of the table of settings. */
class SettingsPageTest {

    private static final Path PAGE = ProjectPages.ROOT.resolve("docs/settings.md");
    private static final String ROW = "|";
    private static final String FIRST_RELEASE = "0.1";

    private static List<String> rows(Section section) {
        List<String> rows = new ArrayList<>(List.of("| key | meaning | value | default |", "|---|---|---|---|"));
        for (Setting each : SettingTable.ALL) {
            if (each.section() == section) {
                String key = each.page().isEmpty() ? "`" + each.key() + "`" : "[`" + each.key() + "`](" + each.page() + ")";
                String since = each.since().equals(FIRST_RELEASE) ? "" : " Since " + each.since() + ".";
                rows.add("| " + key + " | " + each.meaning() + since + " | " + each.value() + " | " + each.standard() + " |");
            }
        }
        return rows;
    }

    private static List<String> renewed(List<String> page) {
        List<String> lines = new ArrayList<>(page);
        for (Section section : Section.values()) {
            int begin = lines.indexOf("## " + section.title());
            assertThat(begin).as(section.title()).isNotNegative();
            while (!lines.get(begin).startsWith(ROW)) {
                begin++;
            }
            while (begin < lines.size() && lines.get(begin).startsWith(ROW)) {
                lines.remove(begin);
            }
            lines.addAll(begin, rows(section));
        }
        return lines;
    }

    @Test
    void thePageHasTheTableOfSettings() throws IOException {
        List<String> page = Files.readAllLines(PAGE);
        List<String> renewed = renewed(page);
        if (Boolean.getBoolean("golden.regenerate")) {
            Files.write(PAGE, renewed);
            Assumptions.abort("written: " + PAGE);
        }
        assertThat(page).as("renew it with -Dgolden.regenerate=true -Dtest=SettingsPageTest").isEqualTo(renewed);
    }

    @Test
    void eachSettingIsDescribedOnceByASentence() {
        assertThat(SettingTable.ALL).extracting(Setting::key).doesNotHaveDuplicates();
        assertThat(SettingTable.ALL).allSatisfy(each -> {
            assertThat(each.meaning()).matches("[A-Z][^|\n]*\\.");
            assertThat(each.value() + each.standard() + each.since()).isNotBlank().doesNotContain(ROW, "\n");
            assertThat(each.type() == Setting.Type.CHOICE).as(each.key())
                    .isEqualTo(each.value().matches("`[\\w-]+`(, `[\\w-]+`)+") && each.type() != Setting.Type.WORDS);
        });
    }
}
