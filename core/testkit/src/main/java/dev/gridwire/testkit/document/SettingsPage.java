// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.document;

import java.io.IOException;
import java.util.List;

/** The page with every key of {@code gridwire.properties}. */
public final class SettingsPage {

    private static final String PROPERTY = "-D";

    private SettingsPage() {}

    /** The keys, as {@code id.<class>}; Maven's own properties are none. */
    public static List<String> keys() throws IOException {
        return ProjectPages.page("docs/settings.md").codeInFirstColumns().stream()
                .filter(each -> !each.startsWith(PROPERTY))
                .toList();
    }
}
