// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.object;

import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.plan.CodePlacement;
import dev.gridwire.codegen.plan.Plan;
import dev.gridwire.codegen.plan.Planner;
import dev.gridwire.codegen.target.NativeTarget;
import dev.gridwire.fused.FusedBody;
import dev.gridwire.fused.FusedSlot;
import dev.gridwire.fused.FusedType;
import dev.gridwire.reflect.FinalFieldAccess;
import dev.gridwire.reflect.FullAccess;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Provides fused bodies that the build made. Each marshaller's constants are in fields of the bodies. The class itself holds
 * handles of fields and constructors, so all marshallers that treat final fields alike can share it. Thread-safe.
 */
final class FusedCompanions {

    private static final MethodType CONSTRUCTOR = MethodType.methodType(void.class, FusedType.class, FusedSlot[].class);
    /** How the setters among a companion's constants treat final fields, by companion. */
    private static final ClassValue<AtomicReference<FinalFieldAccess>> SETTERS = new ClassValue<>() {
        @Override
        protected AtomicReference<FinalFieldAccess> computeValue(Class<?> type) {
            return new AtomicReference<>();
        }
    };

    private final Planner planner;
    private final FinalFieldAccess finalFields;
    private final Map<Class<?>, Optional<MethodHandle>> constructors = new ConcurrentHashMap<>();

    FusedCompanions(LayoutResolver layouts, FinalFieldAccess finalFields) {
        this.planner = new Planner(layouts, NativeTarget.FUSED, CodePlacement.PACKAGE);
        this.finalFields = finalFields;
    }

    /**
     * Makes the body of a class with these slots, by their index. Returns null if there is no companion for this state of the
     * class, or if its setters treat final fields differently.
     */
    @Nullable FusedBody make(
            Class<?> type, Layout layout, FusedType name, Map<Integer, FusedSlot> slots, Companions.Supply supply)
            throws Throwable {
        Optional<MethodHandle> known = constructors.get(type);
        if (known == null) {
            known = Optional.ofNullable(find(type, planner.plan(layout), supply));
            constructors.put(type, known);
        }
        if (known.isEmpty()) {
            return null;
        }
        FusedSlot[] byIndex = new FusedSlot[layout.slots().size()];
        slots.forEach((index, slot) -> byIndex[index] = slot);
        return (FusedBody) known.get().invoke(name, byIndex);
    }

    /**
     * Does not call the record's own equals, which the JDK links on the first call; the first objects would have to wait for
     * that.
     */
    private boolean isSame(FinalFieldAccess other) {
        return other.choice() == finalFields.choice() && other.isGuarded() == finalFields.isGuarded();
    }

    private @Nullable MethodHandle find(Class<?> type, Plan plan, Companions.Supply supply) throws ReflectiveOperationException {
        Class<?> companion = Companions.companion(type, plan, FusedBody.class);
        if (companion == null) {
            return null;
        }
        AtomicReference<FinalFieldAccess> setters = SETTERS.get(companion);
        setters.compareAndSet(null, finalFields);
        return isSame(Objects.requireNonNull(setters.get()))
                ? Companions.initialized(companion, plan, FullAccess.toMembers(type), supply, CONSTRUCTOR)
                : null;
    }
}
