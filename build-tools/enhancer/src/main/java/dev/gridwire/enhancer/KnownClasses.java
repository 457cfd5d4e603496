// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer;

import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.LayoutHints;
import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.codegen.model.ClassPathSource;
import dev.gridwire.codegen.model.ModelSource;
import dev.gridwire.enhancer.form.Mechanism;
import dev.gridwire.enhancer.hint.HintedModels;
import dev.gridwire.enhancer.index.EnhancedIndex;
import dev.gridwire.enhancer.index.IndexEntry;
import dev.gridwire.enhancer.tree.ClassPathIndex;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Knows all classes of a run: those in its places, on the class path, and in the platform. */
final class KnownClasses {

    private final List<PlaceContent> places;
    private final Map<String, FoundClass> own = new HashMap<>();
    private final Map<Mechanism, Set<String>> formedElsewhere = new EnumMap<>(Mechanism.class);
    private final Map<Mechanism, Map<Integer, String>> factoriesElsewhere = new EnumMap<>(Mechanism.class);
    private final LayoutResolver atRunTime;
    private final LayoutResolver atBuildTime;

    KnownClasses(List<PlaceContent> places, ClassPathIndex classPath, EnhancerOptions options) {
        this.places = places;
        places.forEach(place -> own.putAll(place.classes()));
        ModelSource models = source(classPath);
        atRunTime = LayoutResolver.of(models);
        atBuildTime = LayoutResolver.of(
                new HintedModels(models, name -> file(classPath, name), options.settings().annotations()), LayoutHints.DEFAULT);
        for (IndexEntry entry : entries(classPath)) {
            formedElsewhere.computeIfAbsent(entry.mechanism(), key -> new HashSet<>()).add(entry.ids().typeName());
            if (entry.ids().classId() != 0) {
                factoriesElsewhere.computeIfAbsent(entry.mechanism(), key -> new HashMap<>())
                        .put(entry.ids().factoryId(), entry.ids().typeName());
            }
        }
    }

    private ModelSource source(ClassPathIndex classPath) {
        ModelSource here = new ModelSource() {
            @Override
            public Optional<ClassModel> find(String name) {
                return Optional.ofNullable(own.get(name)).map(FoundClass::model);
            }

            @Override
            public Optional<byte[]> classFile(String name) {
                return file(classPath, name);
            }
        };
        return here.or(name -> ClassModel.isPlatformName(name) ? Optional.empty() : classPath.find(name))
                .or(ClassPathSource.platform());
    }

    private Optional<byte[]> file(ClassPathIndex classPath, String name) {
        FoundClass found = own.get(name);
        return found != null ? Optional.of(found.bytes()) : classPath.read(name.replace('.', '/') + ".class");
    }

    private static List<IndexEntry> entries(ClassPathIndex classPath) {
        List<IndexEntry> entries = new ArrayList<>();
        classPath.readAll(EnhancedIndex.PATH).values().forEach(file -> entries.addAll(EnhancedIndex.read(file)));
        return entries;
    }

    List<PlaceContent> places() {
        return places;
    }

    Optional<FoundClass> own(String name) {
        return Optional.ofNullable(own.get(name));
    }

    /** Returns layouts as the mechanism sees them. Native bytes depend on the annotations that are visible at run time. */
    LayoutResolver layouts(Mechanism mechanism) {
        return mechanism.usesRunTimeLayout() ? atRunTime : atBuildTime;
    }

    /** Returns the classes of the class path that have the form. */
    Set<String> formedElsewhere(Mechanism mechanism) {
        return formedElsewhere.getOrDefault(mechanism, Set.of());
    }

    /** Returns a class of the class path that uses this factory id, because Hazelcast accepts only one factory for an id. */
    Optional<String> ownerElsewhere(Mechanism mechanism, int factoryId) {
        return Optional.ofNullable(factoriesElsewhere.getOrDefault(mechanism, Map.of()).get(factoryId));
    }

    boolean isSubtype(String name, String supertype) {
        return atRunTime.isSubtype(name, supertype);
    }

    /** Returns the mechanism with ids whose interface the author of the class implemented. */
    Optional<Mechanism> writtenMechanism(String name) {
        return Arrays.stream(Mechanism.values())
                .filter(each -> each.interfaceWithIds().filter(type -> isSubtype(name, type)).isPresent()).findFirst();
    }

    /** Returns the hexadecimal fingerprint of a class's layout. */
    String fingerprint(Mechanism mechanism, String name) {
        return hex(layouts(mechanism).resolve(name));
    }

    /**
     * Returns the fingerprint of the fields whose change makes a rewritten class stale: its own, or all if the form lists all.
     */
    String levelFingerprint(Mechanism mechanism, String name) {
        Layout whole = layouts(mechanism).resolve(name);
        return mechanism.listsAllFields() ? hex(whole) : hex(whole.withLevels(
                whole.levels().stream().filter(level -> level.owner().equals(name)).toList()));
    }

    private static String hex(Layout layout) {
        return String.format("%016x", layout.fingerprint());
    }

    /** Returns the nearest superclass among these; empty if there is none. */
    String nearest(String name, Set<String> formed) {
        Optional<ClassModel> model = atRunTime.find(name);
        while (model.isPresent() && model.get().superclass().isPresent()) {
            String above = model.get().superclass().get().name();
            if (formed.contains(above)) {
                return above;
            }
            model = atRunTime.find(above);
        }
        return "";
    }
}
