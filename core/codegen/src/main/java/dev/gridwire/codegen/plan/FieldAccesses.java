// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.plan;

import dev.gridwire.codegen.layout.Form;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.layout.ProvenConstructor;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.model.Access;
import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.codegen.model.ClassModelException;
import dev.gridwire.codegen.model.FieldModel;
import java.util.Optional;

/** Chooses how code accesses the fields of one class's slots. */
public final class FieldAccesses {

    private final LayoutResolver layouts;
    private final ClassModel type;
    private final boolean isRecord;
    private final Optional<ProvenConstructor> constructor;
    private final CodePlacement placement;

    /** Makes the choice for code that serves the layout's class and stands in that place. */
    public FieldAccesses(LayoutResolver layouts, Layout layout, CodePlacement placement) {
        this(layouts, layout, placement, Optional.empty());
    }

    /** As the other constructor, but fields may be arguments of a proven constructor. */
    FieldAccesses(
            LayoutResolver layouts, Layout layout, CodePlacement placement, Optional<ProvenConstructor> constructor) {
        this.layouts = layouts;
        this.type = layouts.model(layout.typeName());
        this.isRecord = layout.form() == Form.RECORD;
        this.constructor = constructor;
        this.placement = placement;
    }

    /** Returns the slot with its access paths. */
    public PlannedSlot of(Slot slot, int index) {
        ClassModel owner = layouts.model(slot.owner());
        FieldModel field = field(owner, slot);
        FieldAccess get = isNamed(owner, field) ? FieldAccess.FIELD : FieldAccess.HANDLE;
        if (isArgument(slot)) {
            return new PlannedSlot(index, slot, get, FieldAccess.ARGUMENT, field.isFinal());
        }
        return new PlannedSlot(index, slot, get, field.isFinal() ? ofFinal() : get, field.isFinal());
    }

    private boolean isArgument(Slot slot) {
        return isRecord || constructor.isPresent() && constructor.get().parameters().contains(slot);
    }

    private FieldAccess ofFinal() {
        return placement == CodePlacement.SELF ? FieldAccess.UNFINAL : FieldAccess.HANDLE;
    }

    /** Returns whether a field instruction may name the field (JVMS 5.4.4). */
    private boolean isNamed(ClassModel owner, FieldModel field) {
        boolean samePackage = field.access() != Access.PRIVATE && owner.packageName().equals(type.packageName());
        return switch (placement) {
            case SELF -> owner.name().equals(type.name()) || samePackage;
            case NESTMATE -> owner.nesting().nestHost().equals(type.nesting().nestHost()) || samePackage;
            case PACKAGE -> samePackage;
            case PACKAGE_AND_PUBLIC -> samePackage
                    || field.access() == Access.PUBLIC && Access.of(owner.modifiers()) == Access.PUBLIC;
        };
    }

    private static FieldModel field(ClassModel owner, Slot slot) {
        for (FieldModel field : owner.fields()) {
            if (field.name().equals(slot.name()) && field.descriptor().equals(slot.descriptor())) {
                return field;
            }
        }
        throw new ClassModelException("a layout names a field that is not there: slot=" + slot);
    }
}
