// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.layout.Place;
import dev.gridwire.codegen.layout.Schema;
import dev.gridwire.codegen.layout.SharingAnalysis;
import dev.gridwire.codegen.layout.SharingFinding;
import dev.gridwire.codegen.layout.World;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Says which places of a graph could hold an object that another place also holds, and why. */
final class SharingText {

    private SharingText() {}

    static String of(String root, Schema schema, LayoutResolver layouts) {
        Set<String> classes = schema.layouts().stream().map(Layout::typeName).collect(Collectors.toSet());
        SharingAnalysis closed = SharingAnalysis.of(root, layouts, World.closed(classes));
        StringBuilder text = new StringBuilder("Sharing below such a root, if a graph has no other classes of the user:\n");
        List<SharingFinding> findings = closed.findings();
        int width = findings.stream().mapToInt(finding -> finding.place().toString().length()).max().orElse(1);
        for (SharingFinding finding : findings) {
            text.append(String.format("    %-" + width + "s  %s\n", finding.place(), reason(finding)));
        }
        SharingAnalysis.of(root, layouts, World.open()).anything().ifPresent(place -> text.append(anything(place)));
        return text.append("A writer remembers no object of a class that stands in such a graph once; the bytes are the same.\n")
                .toString();
    }

    private static String anything(Place place) {
        return "With other classes, " + place + " can hold anything, and all is tracked.\n";
    }

    private static String reason(SharingFinding finding) {
        String other = finding.other().map(Place::toString).orElse("");
        return switch (finding.tracking()) {
            case NO_IDENTITY -> "not tracked: values without identity";
            case ONLY_HOLDER -> "not tracked: once in a graph, and nothing else can hold its object";
            case HINTED -> "not tracked: declared unique";
            case REPEATED -> "tracked: several times in a graph";
            case MEETS -> "tracked: " + other + " can hold the same object";
            case ANYTHING -> "tracked: " + other + " can hold anything";
        };
    }
}
