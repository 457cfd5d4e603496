// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

import dev.gridwire.codegen.layout.Construction.Way;
import dev.gridwire.codegen.model.ClassFileConstructors;
import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.codegen.model.ConstructorModel;
import dev.gridwire.codegen.model.FieldModel;
import dev.gridwire.codegen.model.StoringConstructor;
import dev.gridwire.codegen.model.StoringConstructor.Store;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Proves that a constructor of a class can replace setting its fields one by one. It must store each parameter unchanged in one
 * field, and cover all slots that are final; the others are set afterwards. Fields that are not slots must not come out
 * different.
 *
 * <p>It is looked for only if a slot's field is final. Other fields can be set just as fast, without reading class files.
 */
final class ConstructorProof {

    /** Code with more local variables would be one method that is too long to be compiled. */
    private static final int MAX_PARAMETERS = 100;

    /** The compiler marks its subclasses as enums, whose constructors reflection does not call. */
    private static final String SCALA_ENUM = "scala.reflect.Enum";
    private static final String OBJECT = "java.lang.Object";

    private final Hierarchy hierarchy;

    ConstructorProof(Hierarchy hierarchy) {
        this.hierarchy = hierarchy;
    }

    /**
     * Returns the constructor. If there are several, it is the one that refuses least, then the one with most slots, then the
     * first by descriptor.
     */
    Optional<ProvenConstructor> of(Layout layout) {
        List<Slot> slots = layout.slots();
        if (slots.size() > MAX_PARAMETERS || !isCandidate(layout)) {
            return Optional.empty();
        }
        ClassModel model = hierarchy.require(layout.typeName());
        ProvenConstructor best = null;
        for (StoringConstructor found : storing(hierarchy, model)) {
            ProvenConstructor proven = proven(model, found, slots);
            if (proven != null && (best == null || isBetter(proven, best))) {
                best = proven;
            }
        }
        return Optional.ofNullable(best);
    }

    private static boolean isBetter(ProvenConstructor one, ProvenConstructor other) {
        int byRefusals = Integer.compare(one.nonNull().size(), other.nonNull().size());
        int byOthers = Integer.compare(one.others().size(), other.others().size());
        int byName = one.descriptor().compareTo(other.descriptor());
        return byRefusals < 0 || byRefusals == 0 && (byOthers < 0 || byOthers == 0 && byName < 0);
    }

    private boolean isCandidate(Layout layout) {
        Way way = layout.construction().way();
        boolean isMade = way == Way.SUPERCLASS_CONSTRUCTOR || way == Way.OWN_CONSTRUCTOR;
        return layout.form() == Form.CLASS && layout.isPlain() && isMade && hasFinal(layout) && !hasOtherFields(layout)
                && !hierarchy.isSubtype(layout.typeName(), SCALA_ENUM);
    }

    private boolean hasFinal(Layout layout) {
        for (Slot slot : layout.slots()) {
            if (isFinal(slot)) {
                return true;
            }
        }
        return false;
    }

    private boolean isFinal(Slot slot) {
        for (FieldModel field : hierarchy.require(slot.owner()).fields()) {
            if (field.isFinal() && isOf(field, slot)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isOf(FieldModel field, Slot slot) {
        return field.name().equals(slot.name()) && field.descriptor().equals(slot.descriptor());
    }

    /** Returns whether the constructor that would otherwise run could leave values in fields that are not slots. */
    private boolean hasOtherFields(Layout layout) {
        for (Level level : layout.levels()) {
            boolean isRun = hierarchy.isSubtype(layout.construction().owner(), level.owner());
            if (isRun && hierarchy.require(level.owner()).fields().size() > level.slots().size()) {
                return true;
            }
        }
        return false;
    }

    /** Returns the constructors of a class that only store; none if there is no class file, or no library to read it. */
    static List<StoringConstructor> storing(Hierarchy hierarchy, ClassModel model) {
        Optional<byte[]> file = hierarchy.classFile(model.name());
        try {
            return file.isPresent() ? ClassFileConstructors.read(file.get(), model) : List.of();
        } catch (NoClassDefFoundError e) {
            // ASM is missing, so no code is generated either.
            return List.of();
        }
    }

    private @Nullable ProvenConstructor proven(ClassModel model, StoringConstructor found, List<Slot> slots) {
        ConstructorModel live = live(model, found.descriptor()).orElse(null);
        List<String> types = parameterTypes(found.descriptor());
        @Nullable Slot[] parameters = new @Nullable Slot[types.size()];
        Set<Integer> nonNull = new TreeSet<>();
        List<Integer> own = new ArrayList<>();
        for (int i = 0; i < parameters.length; i++) {
            own.add(i);
        }
        if (live == null || !assign(model, found, own, slots, parameters, nonNull)) {
            return null;
        }
        List<Slot> covered = new ArrayList<>();
        for (int i = 0; i < parameters.length; i++) {
            Slot slot = parameters[i];
            if (slot == null || !slot.descriptor().equals(types.get(i))) {
                return null;
            }
            covered.add(slot);
        }
        List<Slot> others = new ArrayList<>();
        for (Slot slot : slots) {
            if (!covered.contains(slot)) {
                if (isFinal(slot)) {
                    return null;
                }
                others.add(slot);
            }
        }
        return new ProvenConstructor(found.descriptor(), live.access(), covered, others, nonNull);
    }

    /** Returns the constructor as the class has it here. Those of Kotlin's value classes are synthetic. */
    static Optional<ConstructorModel> live(ClassModel model, String descriptor) {
        return model.constructors().stream()
                .filter(constructor -> constructor.descriptor().equals(descriptor))
                .findFirst();
    }

    /**
     * Notes which slot each parameter goes to, including slots of superclasses.
     *
     * @param origins for each parameter of the constructor, the index of the outermost constructor's parameter that it receives
     */
    private boolean assign(
            ClassModel model,
            StoringConstructor constructor,
            List<Integer> origins,
            List<Slot> slots,
            @Nullable Slot[] parameters,
            Set<Integer> nonNull) {
        Set<String> stored = new HashSet<>();
        for (Store store : constructor.stores()) {
            boolean isParameter = store.parameter() >= 0;
            boolean isHarmless = !stored.contains(store.field())
                    && (store.parameter() == Store.ZERO || slot(model, store, slots) != null);
            if (isParameter ? !assign(model, store, origins, slots, parameters) : !isHarmless) {
                return false;
            }
            if (isParameter) {
                stored.add(store.field());
            }
        }
        for (int index : constructor.nonNull()) {
            nonNull.add(origins.get(index));
        }
        return constructor.superclass().equals(OBJECT)
                || assignSuperclass(constructor, origins, slots, parameters, nonNull);
    }

    private static boolean assign(
            ClassModel model, Store store, List<Integer> origins, List<Slot> slots, @Nullable Slot[] parameters) {
        int origin = origins.get(store.parameter());
        Slot slot = slot(model, store, slots);
        if (slot == null || parameters[origin] != null || Arrays.asList(parameters).contains(slot)) {
            return false;
        }
        parameters[origin] = slot;
        return true;
    }

    private static @Nullable Slot slot(ClassModel model, Store store, List<Slot> slots) {
        for (Slot slot : slots) {
            boolean same = slot.owner().equals(model.name()) && slot.name().equals(store.field())
                    && slot.descriptor().equals(store.descriptor());
            if (same) {
                return slot;
            }
        }
        return null;
    }

    private boolean assignSuperclass(
            StoringConstructor caller,
            List<Integer> origins,
            List<Slot> slots,
            @Nullable Slot[] parameters,
            Set<Integer> nonNull) {
        Optional<ClassModel> model = hierarchy.find(caller.superclass());
        if (model.isEmpty() || ClassModel.isPlatformName(caller.superclass())) {
            return false;
        }
        for (StoringConstructor each : storing(hierarchy, model.get())) {
            if (each.descriptor().equals(caller.superDescriptor())) {
                List<Integer> passed = caller.superArguments().stream().map(origins::get).toList();
                return assign(model.get(), each, passed, slots, parameters, nonNull);
            }
        }
        return false;
    }

    /** Returns the descriptors of the parameters. */
    static List<String> parameterTypes(String descriptor) {
        List<String> types = new ArrayList<>();
        int begin = 1;
        while (descriptor.charAt(begin) != ')') {
            int end = begin;
            while (descriptor.charAt(end) == '[') {
                end++;
            }
            end = descriptor.charAt(end) == 'L' ? descriptor.indexOf(';', end) + 1 : end + 1;
            types.add(descriptor.substring(begin, end));
            begin = end;
        }
        return types;
    }
}
