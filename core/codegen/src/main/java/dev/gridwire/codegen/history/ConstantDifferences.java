// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.history;

import dev.gridwire.codegen.evolution.RenamedConstants;
import dev.gridwire.codegen.evolution.Renames;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.model.EscapedNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Compares the constants of an enum by name; their order does not matter. */
final class ConstantDifferences {

    private ConstantDifferences() {}

    static List<Difference> differences(Layout recorded, Layout now, Renames names, boolean replaced) {
        List<Difference> differences = new ArrayList<>();
        Map<String, String> renamed = RenamedConstants.of(recorded, names, now, names);
        for (String constant : recorded.enumConstants()) {
            if (renamed.containsKey(constant)) {
                differences.add(new Difference(
                        EscapedNames.of(constant), EscapedNames.of(renamed.get(constant)), Compatibility.COMPATIBLE, "renamed"));
            } else if (!now.enumConstants().contains(constant)) {
                differences.add(replaced
                        ? new Difference(EscapedNames.of(constant), "", Compatibility.COMPATIBLE,
                                "payloads with it are read with the substitute")
                        : new Difference(EscapedNames.of(constant), "", Compatibility.INCOMPATIBLE,
                                "payloads with it are refused; " + question(constant, recorded, now)
                                        + "keep the constant, deprecated, or name a substitute:"
                                        + " unknown-constant." + EscapedNames.of(now.typeName()) + "=…"));
            }
        }
        for (String constant : now.enumConstants()) {
            if (!recorded.enumConstants().contains(constant) && !renamed.containsValue(constant)) {
                differences.add(new Difference("", EscapedNames.of(constant), Compatibility.NEEDS_READERS_FIRST,
                        "members with the recorded enum refuse it; write it when all have the new one"));
            }
        }
        return differences;
    }

    /** Asks whether a constant was renamed, if others came at the same time. */
    private static String question(String constant, Layout recorded, Layout now) {
        return now.enumConstants().stream().filter(each -> !recorded.enumConstants().contains(each)).findFirst()
                .map(added -> "if it is " + EscapedNames.of(added) + " now, say @FormerName(\"" + EscapedNames.of(constant)
                        + "\") there; or ")
                .orElse("");
    }
}
