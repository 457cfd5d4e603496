// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.policy;

import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.registry.BinaryNames;
import dev.gridwire.registry.DeclaredTypes;
import dev.gridwire.registry.Presets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Finds the types that some classes declare and a policy does not allow.
 *
 * @param declared the binary names of all classes that must be allowed, each with a class that declares it or an empty text
 * @param libraries the presets that hold some of the classes
 * @param classes the binary names of the other classes that may be allowed
 * @param keptOut the binary names of those that cannot or should not be: a rule denies them, they carry gadget chains, or they
 *     are unsupported classes of the JDK
 */
public record DeclaredNeeds(
        NamePolicy policy, SortedMap<String, String> declared, SortedSet<String> libraries, SortedSet<String> classes,
        List<String> keptOut) {

    /** Finds them for the classes to start from, by binary names. */
    public static DeclaredNeeds of(Collection<String> roots, LayoutResolver layouts, NamePolicy policy) {
        SortedMap<String, String> declared = DeclaredTypes.of(roots, layouts);
        DeclaredNeeds needs = new DeclaredNeeds(policy, declared, new TreeSet<>(), new TreeSet<>(), new ArrayList<>());
        for (String name : declared.keySet()) {
            if (!policy.allows(name)) {
                needs.add(name);
            }
        }
        return needs;
    }

    private void add(String name) {
        String preset = Presets.listed().of(name);
        if (!policy.canBeAllowed(name)) {
            keptOut.add(name);
        } else if (preset != null) {
            libraries.add(preset);
        } else {
            classes.add(name);
        }
    }

    /** Returns whether the policy allows everything. */
    public boolean areNone() {
        return libraries.isEmpty() && classes.isEmpty() && keptOut.isEmpty();
    }

    /** Returns the settings to add, where the application makes its settings. Classes of one package share a line. */
    public List<String> lines() {
        String prefix = policy.place() == SettingPlace.FILE ? "" : "gridwire.";
        List<String> lines = new ArrayList<>();
        if (!libraries.isEmpty()) {
            lines.add(prefix + "allow-library=" + String.join(", ", libraries));
        }
        if (!classes.isEmpty()) {
            lines.add(prefix + "allow=" + classes.stream()
                    .collect(Collectors.groupingBy(BinaryNames::packageOf, TreeMap::new,
                            Collectors.mapping(EscapedNames::of, Collectors.joining(", "))))
                    .values().stream().collect(Collectors.joining(", \\\n    ")));
        }
        return lines;
    }

    /** Returns a sentence for each class that cannot or should not be allowed, with the step to take instead. */
    public List<String> advice() {
        return keptOut.stream().map(this::advice).toList();
    }

    private String advice(String name) {
        String rule = NamePolicy.isRegistrable(name)
                ? "Do not allow this declared class: " + EscapedNames.of(name) : policy.brokenRule(name);
        return rule + place(name) + "; " + policy.nextStep(name);
    }

    /** Returns why the policy refuses each of the classes that may be allowed, in words for people. */
    public List<String> reasons() {
        return classes.stream()
                .map(each -> EscapedNames.of(each) + place(each) + ": " + policy.verdict(each).reason())
                .toList();
    }

    private String place(String name) {
        String declaring = declared.getOrDefault(name, "");
        return declaring.isEmpty() ? "" : ", which " + EscapedNames.of(declaring) + " declares";
    }
}
