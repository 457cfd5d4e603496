// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.layout.Place;
import dev.gridwire.codegen.layout.Schema;
import dev.gridwire.codegen.layout.SharingAnalysis;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.layout.World;
import dev.gridwire.codegen.model.TypeRef;
import dev.gridwire.ground.SimpleName;
import dev.gridwire.platform.PlatformContainer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Says where equal objects of a class can have different bytes without canonical writing. */
final class CanonicalText {

    /** The usual ones first: a supertype of several is reported with the first. */
    private static final List<String> UNORDERED = List.of(
            "java.util.HashMap",
            "java.util.HashSet",
            "java.util.concurrent.ConcurrentHashMap",
            "java.util.concurrent.ConcurrentHashMap$KeySetView",
            "java.util.Properties",
            "java.util.Hashtable",
            "java.util.IdentityHashMap");

    private static final Set<String> CONTAINERS = Set.of("java.util.Collection", "java.util.Map");

    private static final Set<String> FLOATING_ARRAYS = Set.of("[F", "[D");

    private final LayoutResolver layouts;
    private final Map<Place, List<String>> reasons = new TreeMap<>();

    private CanonicalText(LayoutResolver layouts) {
        this.layouts = layouts;
    }

    static String of(String root, Schema schema, LayoutResolver layouts) {
        Set<String> classes = schema.layouts().stream().map(Layout::typeName).collect(Collectors.toSet());
        SharingAnalysis sharing = SharingAnalysis.of(root, layouts, World.closed(classes));
        CanonicalText text = new CanonicalText(layouts);
        Set<String> reached = new TreeSet<>(sharing.classes());
        reached.add(root);
        reached.forEach(name -> text.layout(layouts.resolve(name)));
        boolean shared = sharing.findings().stream()
                .anyMatch(each -> each.tracking().isTracked() && !each.place().equals(Place.root(root)));
        return text.print(shared);
    }

    private String print(boolean shared) {
        if (reasons.isEmpty() && !shared) {
            return "Objects of this class whose fields hold equal objects of the same classes have equal bytes.\n";
        }
        int width = reasons.keySet().stream().mapToInt(place -> place.toString().length()).max().orElse(1);
        StringBuilder text = new StringBuilder();
        text.append("Where equal objects can have unequal bytes, unless they are written canonically:\n");
        reasons.forEach((place, all) -> text.append(
                String.format("    %-" + width + "s  %s\n", place, String.join("; ", all))));
        return text.append(shared ? "    Where it is tracked, an object can be another place's, or one that equals it.\n" : "")
                .toString();
    }

    private void note(Place place, String reason) {
        reasons.computeIfAbsent(place, each -> new ArrayList<>()).add(reason);
    }

    private void layout(Layout layout) {
        Place whole = Place.root(layout.typeName());
        layout.platformClass().map(PlatformContainer::ofClassName).filter(PlatformContainer::isUnordered)
                .map(parent -> SimpleName.of(layout.platformClass().orElseThrow()))
                .ifPresent(parent -> note(whole, "extends " + parent + ", in no defined order"));
        if (layout.isCustom()) {
            note(whole, "what its hooks write, in whatever order");
        }
        for (Slot slot : layout.slots()) {
            if (slot.kind().isFloating() || FLOATING_ARRAYS.contains(slot.descriptor())) {
                note(Place.of(slot), "every NaN keeps its bits");
            }
            unordered(slot.type()).ifPresent(reason -> note(Place.of(slot), reason));
        }
    }

    private Optional<String> unordered(TypeRef type) {
        if (type instanceof TypeRef.ArrayType array) {
            return unordered(array.component()).map(CanonicalText::inside);
        }
        if (type instanceof TypeRef.Wildcard wildcard) {
            return unordered(wildcard.variance() == TypeRef.Variance.EXTENDS ? wildcard.bound() : TypeRef.OBJECT);
        }
        if (type instanceof TypeRef.ClassType named) {
            Optional<String> itself = unordered(named.name());
            return itself.isPresent() ? itself : unorderedInside(named);
        }
        return type instanceof TypeRef.Variable ? unordered(TypeRef.OBJECT) : Optional.empty();
    }

    private Optional<String> unordered(String name) {
        if (UNORDERED.contains(name)) {
            return Optional.of("is a " + SimpleName.of(name) + ", in no defined order");
        }
        return UNORDERED.stream().filter(each -> layouts.isSubtype(each, name)).findFirst()
                .map(each -> "can be a " + SimpleName.of(each) + ", in no defined order");
    }

    /** For the user's own generic classes, the field that holds the variable's value reports it. */
    private Optional<String> unorderedInside(TypeRef.ClassType type) {
        boolean raw = type.arguments().isEmpty() && CONTAINERS.stream().anyMatch(each -> layouts.isSubtype(type.name(), each));
        if (raw) {
            return unordered(TypeRef.OBJECT).map(CanonicalText::inside);
        }
        return type.name().startsWith("java.")
                ? type.arguments().stream().map(this::unordered).flatMap(Optional::stream).findFirst().map(CanonicalText::inside)
                : Optional.empty();
    }

    private static String inside(String reason) {
        return reason.startsWith("what it holds ") ? reason : "what it holds " + reason;
    }
}
