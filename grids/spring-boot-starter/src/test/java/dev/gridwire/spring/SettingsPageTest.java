// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.testkit.document.ProjectPages;
import dev.gridwire.testkit.document.SettingsPage;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Each property of Spring Boot is a key of {@code docs/settings.md}, or stands in {@code docs/spring-boot.md}. */
class SettingsPageTest {

    private static final String CAPITAL = "([A-Z])";

    /** As Spring Boot writes them; those of maps as the page does. */
    private static void properties(Class<?> type, String begin, List<String> found) {
        for (RecordComponent component : type.getRecordComponents()) {
            String name = begin + component.getName().replaceAll(CAPITAL, "-$1").toLowerCase(Locale.ROOT);
            if (component.getType().isRecord()) {
                properties(component.getType(), name + ".", found);
            } else {
                boolean isMap = component.getType() == Map.class;
                found.add(!isMap ? name : name.equals("unknown-constant") ? name + ".<enum>" : name + ".<class>");
            }
        }
    }

    @Test
    void eachIsThere() throws IOException {
        List<String> properties = new ArrayList<>();
        properties(GridwireProperties.class, "", properties);
        List<String> keys = SettingsPage.keys();
        List<String> own = ProjectPages.page("docs/spring-boot.md").codeInFirstColumns();
        assertThat(properties).hasSizeGreaterThan(25)
                .allMatch(each -> keys.contains(each) || own.contains("gridwire." + each));
    }
}
