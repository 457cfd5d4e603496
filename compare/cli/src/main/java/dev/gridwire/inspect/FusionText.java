// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.codegen.emit.CompanionName;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.model.ClassKind;
import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.codegen.plan.CodePlacement;
import dev.gridwire.codegen.plan.Plan;
import dev.gridwire.codegen.plan.Planner;
import dev.gridwire.codegen.target.NativeTarget;
import dev.gridwire.platform.PlatformKind;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * Says whether graphs of a root class are fused, as far as its declarations tell. The contents of containers are known only in
 * graphs.
 */
final class FusionText {

    private final LayoutResolver layouts;
    /** The classes examined so far. */
    private final Set<String> known = new HashSet<>();

    private FusionText(LayoutResolver layouts) {
        this.layouts = layouts;
    }

    static String of(Layout root, LayoutResolver layouts) {
        return new FusionText(layouts).obstacle(root)
                .map(reason -> "Fused code: none, the general walk serves.\n    " + reason + "\n")
                .orElse(code(root, layouts) + " The general walk takes over where a graph\n"
                        + "    holds others than were seen.\n");
    }

    private static String code(Layout root, LayoutResolver layouts) {
        Plan plan = new Planner(layouts, NativeTarget.TARGET, CodePlacement.PACKAGE).plan(root);
        String companion = CompanionName.of(plan);
        return layouts.find(companion).isEmpty()
                ? "Fused code: made after 64 graphs, of what they hold."
                : "Fused code: the companion " + companion.substring(companion.lastIndexOf('.') + 1) + ",\n"
                        + "    after 8 graphs, where the other classes have one, too; after some thousand graphs made of what\n"
                        + "    they hold.";
    }

    private Optional<String> obstacle(Layout layout) {
        if (layout.hasHooks() || PlatformKind.of(layout, layouts) != PlatformKind.NOTHING) {
            return Optional.of(layout.typeName() + " takes part in its own serialization, or extends a class of the JDK");
        }
        if (!known.add(layout.typeName())) {
            return Optional.empty();
        }
        for (Slot slot : layout.slots()) {
            Optional<String> found = obstacle(slot);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    /** Returns the obstacle of a slot that holds objects of exactly its class; the classes of other slots are unknown. */
    private Optional<String> obstacle(Slot slot) {
        String name = slot.erasedType().toString();
        if (slot.kind().isPrimitive() || ClassModel.isPlatformName(name)) {
            return Optional.empty();
        }
        Optional<ClassModel> model = layouts.find(name);
        boolean isExact = model.isPresent() && (model.get().isFinal() || model.get().kind() == ClassKind.RECORD)
                && model.get().kind() != ClassKind.ENUM;
        return isExact ? obstacle(layouts.resolve(name)) : Optional.empty();
    }
}
