// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.object;

import dev.gridwire.codec.Types;
import dev.gridwire.codegen.emit.Constant;
import dev.gridwire.codegen.emit.ConstantCodes;
import dev.gridwire.codegen.emit.FusedEmitter;
import dev.gridwire.codegen.emit.GeneratedClass;
import dev.gridwire.codegen.layout.Form;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.layout.ProvenConstructor;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.model.ClassModelException;
import dev.gridwire.codegen.plan.Op;
import dev.gridwire.codegen.plan.Plan;
import dev.gridwire.codegen.plan.Planner;
import dev.gridwire.codegen.target.Encoding;
import dev.gridwire.codegen.target.NativeTarget;
import dev.gridwire.fused.FusedBody;
import dev.gridwire.fused.FusedSlot;
import dev.gridwire.fused.FusedType;
import dev.gridwire.reflect.Construct;
import dev.gridwire.reflect.FullAccess;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Provides the fused bodies of classes: those that the build made, or hidden classes, each in the nest of its class.
 */
public final class Generator {

    /**
     * The limit on components; larger records are interpreted, because a long method is never compiled and their code is one
     * method.
     */
    private static final int MAX_COMPONENTS = 100;

    /** The limit on slots; classes with more are interpreted, because one method must hold their constants. */
    private static final int MAX_SLOTS = 1_000;

    private final LayoutResolver layouts;
    private final Planner planner;
    private final Planner canonicalPlanner;
    private final Companions companions;
    private final Types types;

    /** Makes a generator for the classes that the resolver knows. Its code serves one marshaller. */
    public Generator(LayoutResolver layouts, Types types) {
        this.layouts = layouts;
        this.planner = new Planner(layouts, NativeTarget.TARGET);
        this.canonicalPlanner = new Planner(layouts, NativeTarget.CANONICAL);
        this.companions = new Companions(layouts, types.loader(), types.finalFields());
        this.types = types;
    }

    /** Returns the steps by which the class's objects are written and read, whether interpreted or fused. */
    public Plan plan(Layout layout) {
        return planner.plan(layout);
    }

    /** As {@link #plan}, but fields are set one by one, including final ones. */
    Plan planSetting(Layout layout) {
        return planner.planSetting(layout);
    }

    /** Returns the constructor that makes objects of the class from their slots; empty for records, and if fields are set. */
    public Optional<ProvenConstructor> constructor(Layout layout) {
        return layouts.constructor(layout);
    }

    /** Returns whether a class has a number that can be NaN, so that canonical bytes need separate code. */
    public static boolean hasFloating(Layout layout) {
        return layout.slots().stream().anyMatch(slot -> slot.kind().isFloating());
    }

    private static boolean isTooLong(Layout layout) {
        return layout.slots().size() > most(layout);
    }

    private static int most(Layout layout) {
        return layout.form() == Form.RECORD ? MAX_COMPONENTS : MAX_SLOTS;
    }

    /**
     * Generates the fused body of a class; returns null if no class can be defined.
     *
     * @param slots the code of those slots that need it, by their index
     * @param isShared whether something can refer to an object of the class while it is being read
     * @param isCanonical whether every NaN is written alike
     * @param mixedTexts the indices of slots in which strings beyond Latin-1 were seen
     */
    public @Nullable FusedBody generateFused(
            Class<?> type,
            Layout layout,
            FusedType name,
            Map<Integer, FusedSlot> slots,
            boolean isShared,
            boolean isCanonical,
            Set<Integer> mixedTexts) {
        if (isTooLong(layout) || !types.generation().definesClasses()) {
            return null;
        }
        return attempt(type, () -> {
            Planner of = isCanonical ? canonicalPlanner : planner;
            Plan plan = plan(of, layout, isShared).with(mixedTexts, NativeTarget.MIXED_TEXT);
            return define(FusedEmitter.emit(of.forCode(plan), isShared), type, layout, name, slots);
        });
    }

    /**
     * As {@link #generateFused}, for a body that reads what another state of the class wrote, in graphs that hold no object
     * twice.
     *
     * @param slots the code of those written slots that need it, by their index
     */
    public @Nullable FusedBody generateFusedAdapting(
            Class<?> type, Layout layout, AdaptedSlots adapted, FusedType name, Map<Integer, FusedSlot> slots) {
        if (adapted.matches().size() > most(layout) || isTooLong(layout) || !types.generation().definesClasses()) {
            return null;
        }
        return attempt(type, () -> define(
                FusedEmitter.emitAdapting(planner.forCode(plan(layout, adapted))), type, layout, name, slots));
    }

    private FusedBody define(
            GeneratedClass generated, Class<?> type, Layout layout, FusedType name, Map<Integer, FusedSlot> slots)
            throws Throwable {
        Lookup lookup = FullAccess.to(type);
        Object[] constants = new Object[generated.constants().size()];
        for (int i = 0; i < constants.length; i++) {
            Constant constant = generated.constants().get(i);
            constants[i] = constant instanceof Constant.FusedOf of
                    ? Objects.requireNonNull(slots.get(of.slot().index()))
                    : constant instanceof Constant.FusedName ? name : constant(constant, type, layout, lookup);
        }
        Lookup defined = lookup.defineHiddenClassWithClassData(generated.bytes(), constants, true, Lookup.ClassOption.NESTMATE);
        return (FusedBody) defined.findConstructor(defined.lookupClass(), MethodType.methodType(void.class)).invoke();
    }

    private Plan plan(Layout layout, AdaptedSlots adapted) {
        return planner.planAdapting(layout, adapted.cleared(), adapted.matches());
    }

    /** Returns whether the build made companions for any class. */
    public boolean hasCompanions() {
        return companions.areAny();
    }

    /** Returns whether the build made companions for a class, in this state of it or an older one. */
    public boolean hasCompanion(Class<?> type) {
        return companions.has(type);
    }

    /**
     * Returns the fused body of a class that the build made, for graphs that share objects and those that do not; null if it made
     * none.
     *
     * @param slots the code of those slots that need it, by their index
     */
    public @Nullable FusedBody fusedCompanion(Class<?> type, Layout layout, FusedType name, Map<Integer, FusedSlot> slots) {
        if (!companions.has(type) || isTooLong(layout)) {
            return null;
        }
        return attempt(type, () -> companions.make(type, layout, name, slots, (wanted, plan, lookup) ->
                constants(ConstantCodes.parse(wanted, plan.slots()), type, layout, lookup)));
    }

    /**
     * Makes the plan of a fused body. If the content of an object can refer to it and its fields may be set freely, the object
     * must exist before its content is read.
     */
    private Plan plan(Planner of, Layout layout, boolean isShared) {
        boolean mayReferBack = isShared && !fusedSlots(layout).isEmpty();
        return mayReferBack && types.finalFields().isFree() ? of.planSetting(layout) : of.plan(layout);
    }

    /** Returns the slots of a class for whose references fused code takes constants, by their index. */
    public Map<Integer, Slot> fusedSlots(Layout layout) {
        return fusedSlots(planner.plan(layout));
    }

    /** Returns the indices of slots for which fused code takes constants if it reads what another state of the class wrote. */
    public Set<Integer> fusedSlots(Layout layout, AdaptedSlots adapted) {
        return fusedSlots(plan(layout, adapted)).keySet();
    }

    private static Map<Integer, Slot> fusedSlots(Plan plan) {
        Map<Integer, Slot> slots = new TreeMap<>();
        for (Op.Graph op : plan.ops(Op.Graph.class)) {
            for (int i = 0; i < op.slots().size(); i++) {
                boolean inLine = op instanceof Op.Pack pack && pack.encodings().get(i).source() != Encoding.Source.CONSTANT;
                if (!inLine && !(op instanceof Op.Cleared)) {
                    slots.put(op.slots().get(i).index(), op.slots().get(i).slot());
                }
            }
        }
        return slots;
    }

    /** An attempt to make code, which may turn out to be impossible. */
    interface Attempt<T> {
        @Nullable T make() throws Throwable;
    }

    static <T> @Nullable T attempt(Class<?> type, Attempt<T> attempt) {
        if (!seesUs(type) || !isInOnePackage(type)) {
            return null;
        }
        CalledPackages.exportTo(type.getModule());
        try {
            return attempt.make();
        } catch (ReflectiveOperationException | LinkageError | ClassModelException e) {
            // The module is not open, the loader refuses, or a class is missing. The interpreter reports it if it matters.
            return null;
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    /** Returns whether code in the class's package can name our classes that it needs. */
    private static boolean seesUs(Class<?> type) {
        try {
            return Class.forName(FusedBody.class.getName(), false, type.getClassLoader()) == FusedBody.class
                    && type.getModule().canRead(FusedBody.class.getModule());
        } catch (ClassNotFoundException e) {
            return false;
        }
    }

    /**
     * Returns whether superclasses in the package of the same name also belong to it for the virtual machine. Those of another
     * loader do not.
     */
    private static boolean isInOnePackage(Class<?> type) {
        for (Class<?> each = type.getSuperclass(); each != null; each = each.getSuperclass()) {
            boolean sameName = each.getPackageName().equals(type.getPackageName());
            if (sameName && each.getClassLoader() != type.getClassLoader()) {
                return false;
            }
        }
        return true;
    }

    private Object[] constants(List<Constant> constants, Class<?> type, Layout layout, Lookup lookup)
            throws IllegalAccessException {
        Object[] live = new Object[constants.size()];
        for (int i = 0; i < live.length; i++) {
            live[i] = constant(constants.get(i), type, layout, lookup);
        }
        return live;
    }

    private Object constant(Constant constant, Class<?> type, Layout layout, Lookup lookup) throws IllegalAccessException {
        if (constant instanceof Constant.Getter getter) {
            Field field = field(type, getter.slot().slot());
            return lookup.unreflectGetter(field).asType(MethodType.methodType(erased(field), type));
        }
        if (constant instanceof Constant.Setter setter) {
            Field field = field(type, setter.slot().slot());
            if (!types.finalFields().isSetPlainly(field)) {
                return types.finalFields().setter(field).handle(type, erased(field));
            }
            MethodHandle handle = lookup.unreflectSetter(field);
            return handle.asType(MethodType.methodType(void.class, type, erased(field)));
        }
        return Construct.constructor(type, layout.construction());
    }

    private static Class<?> erased(Field field) {
        return field.getType().isPrimitive() ? field.getType() : Object.class;
    }

    private static Field field(Class<?> type, Slot slot) {
        return FieldSlot.field(type, slot);
    }
}
