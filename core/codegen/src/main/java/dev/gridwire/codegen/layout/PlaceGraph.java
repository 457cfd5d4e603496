// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

import dev.gridwire.codegen.layout.PossibleObjects.Identity;
import dev.gridwire.codegen.layout.PossibleObjects.Occurrence;
import dev.gridwire.codegen.model.ClassKind;
import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.codegen.model.PrimitiveType;
import dev.gridwire.codegen.model.TypeRef;
import dev.gridwire.codegen.model.TypeRef.ArrayType;
import dev.gridwire.codegen.model.TypeRef.ClassType;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Collects all places of the graphs that start with an object of one class, and what each can hold. */
final class PlaceGraph {

    private static final String OPTIONAL = "java.util.Optional";

    private final LayoutResolver layouts;
    private final Hierarchy hierarchy;
    private final AssignableClasses candidates;
    private final TypeArguments arguments;
    private final Map<Place, PossibleObjects> places = new TreeMap<>();
    private final Map<String, Layout> reached = new TreeMap<>();
    private final Deque<String> pending = new ArrayDeque<>();
    private Optional<Place> anything = Optional.empty();

    private PlaceGraph(LayoutResolver layouts, World world) {
        this.layouts = layouts;
        this.hierarchy = layouts.hierarchy();
        this.candidates = new AssignableClasses(hierarchy, world);
        this.arguments = new TypeArguments(hierarchy);
    }

    static PlaceGraph of(String root, LayoutResolver layouts, World world) {
        PlaceGraph graph = new PlaceGraph(layouts, world);
        Place place = Place.root(root);
        graph.put(place, ClassType.of(root), Identity.KEPT, Set.of(root), Optional.empty(), Occurrence.ONCE);
        while (!graph.pending.isEmpty()) {
            graph.expand(graph.layouts.resolve(graph.pending.remove()));
        }
        return graph;
    }

    /** Returns the places with their possible objects, ordered by place; a container comes before its content. */
    Collection<PossibleObjects> holdings() {
        return places.values();
    }

    /** Returns the user classes whose objects can be in the graph. */
    Set<String> reached() {
        return reached.keySet();
    }

    /** Returns the layout of a class that can be in the graph. */
    Layout layout(String typeName) {
        return layouts.resolve(typeName);
    }

    /** Returns a place that can hold any object at all, or whose object can refer to any; empty if there is none. */
    Optional<Place> anything() {
        return anything;
    }

    AssignableClasses candidates() {
        return candidates;
    }

    private void expand(Layout layout) {
        if (layout.isCustom()) {
            anything(Place.root(layout.typeName()));
        }
        if (layout.platformClass().isPresent()) {
            platformPart(layout, layout.platformClass().get());
        }
        Set<Place> seen = new HashSet<>();
        for (Slot slot : layout.slots()) {
            if (!slot.kind().isPrimitive() && !seen.add(Place.of(slot))) {
                // Byte code may declare several fields with one name, which would be a single place.
                anything(Place.of(slot));
            } else if (!slot.kind().isPrimitive() && !places.containsKey(Place.of(slot))) {
                slot(slot);
            }
        }
    }

    private void platformPart(Layout layout, String platform) {
        Place place = Place.root(layout.typeName());
        if (isContainer(platform)) {
            elements(place, ClassType.of(layout.typeName()), layout.typeName());
        } else if (!PlatformTypes.isLeaf(platform)) {
            anything(place);
        }
    }

    private void slot(Slot slot) {
        Identity identity = slot.uniqueness() == Uniqueness.UNIQUE ? Identity.HINTED_UNIQUE : Identity.KEPT;
        TypeRef type = arguments.bound(slot.type(), slot.owner());
        // The descriptor tells more about a variable's erasure than the class that declares it.
        boolean isClass = slot.type() instanceof ClassType || slot.type() instanceof ArrayType;
        TypeRef held = isClass ? type : slot.erasedType();
        add(Place.of(slot), held, slot.owner(), identity, Optional.empty(), Occurrence.ONCE);
    }

    private void inner(Place place, TypeRef type, String declaring, Place container, Occurrence occurrence) {
        add(place, arguments.bound(type, declaring), declaring, Identity.KEPT, Optional.of(container), occurrence);
    }

    private void add(
            Place place,
            TypeRef type,
            String declaring,
            Identity identity,
            Optional<Place> container,
            Occurrence occurrence) {
        if (type instanceof PrimitiveType || places.containsKey(place)) {
            return;
        }
        if (type instanceof ArrayType array) {
            put(place, type, identity, Set.of(), container, occurrence);
            inner(place.element(), array.component(), declaring, place, Occurrence.OFTEN);
            return;
        }
        ClassType named = (ClassType) type;
        boolean isValue = isValue(named.name());
        Set<String> classes = isValue ? Set.of() : candidates.of(named.name());
        put(place, type, isValue ? Identity.NONE : identity, classes, container, occurrence);
        if (!isValue && !candidates.areAll(named.name())) {
            anything(place);
        }
        inside(place, named, declaring);
    }

    private boolean isValue(String name) {
        return PlatformTypes.hasNoIdentity(name)
                || name.equals(OPTIONAL)
                || isEnum(hierarchy.find(name));
    }

    private static boolean isEnum(Optional<ClassModel> model) {
        return model.isPresent() && model.get().kind() == ClassKind.ENUM;
    }

    private void inside(Place place, ClassType type, String declaring) {
        String name = type.name();
        if (!ClassModel.isPlatformName(name)) {
            if (hierarchy.find(name).isEmpty()) {
                anything(place);
            }
        } else if (name.equals(OPTIONAL) || PlatformTypes.isHolder(name)) {
            content(place, type, declaring);
        } else if (isContainer(name)) {
            elements(place, type, declaring);
        } else if (!isClosedPlatformType(name)) {
            anything(place);
        }
    }

    // A comparator of the platform holds no user objects, and users' comparators are candidates.
    private static boolean isClosedPlatformType(String name) {
        return PlatformTypes.hasNoIdentity(name) || PlatformTypes.isLeaf(name) || name.equals(PlatformTypes.COMPARATOR);
    }

    private boolean isContainer(String name) {
        return hierarchy.isSubtype(name, PlatformTypes.COLLECTION) || hierarchy.isSubtype(name, PlatformTypes.MAP);
    }

    private void content(Place place, ClassType type, String declaring) {
        List<TypeRef> types = type.arguments().isEmpty() ? List.of(TypeRef.OBJECT) : type.arguments();
        boolean single = types.size() == 1 && !type.name().endsWith("Array");
        inner(place.value(), types.get(types.size() - 1), declaring, place, single ? Occurrence.ONCE : Occurrence.OFTEN);
        if (types.size() > 1) {
            inner(place.key(), types.get(0), declaring, place, Occurrence.OFTEN);
        }
    }

    private void elements(Place place, ClassType type, String declaring) {
        if (hierarchy.isSubtype(type.name(), PlatformTypes.MAP)) {
            List<TypeRef> types = arguments.of(type, PlatformTypes.MAP);
            boolean raw = types.size() < 2;
            inner(place.key(), raw ? TypeRef.OBJECT : types.get(0), declaring, place, Occurrence.OFTEN);
            inner(place.value(), raw ? TypeRef.OBJECT : types.get(1), declaring, place, Occurrence.OFTEN);
        } else {
            List<TypeRef> types = arguments.of(type, PlatformTypes.COLLECTION);
            inner(place.element(), types.isEmpty() ? TypeRef.OBJECT : types.get(0), declaring, place, Occurrence.OFTEN);
        }
        if (ContainerFamilies.canBeSorted(type.name(), hierarchy)) {
            inner(place.comparator(), ClassType.of(PlatformTypes.COMPARATOR), declaring, place, Occurrence.ONCE);
        }
    }

    private void put(
            Place place,
            TypeRef type,
            Identity identity,
            Set<String> classes,
            Optional<Place> container,
            Occurrence occurrence) {
        places.put(place, new PossibleObjects(place, type, identity, classes, container, occurrence));
        for (String each : classes) {
            if (!reached.containsKey(each)) {
                reached.put(each, layouts.resolve(each));
                pending.add(each);
            }
        }
    }

    private void anything(Place place) {
        if (anything.isEmpty()) {
            anything = Optional.of(place);
        }
    }
}
