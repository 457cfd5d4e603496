// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.codegen.layout.Form;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.LayoutPrinter;
import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.layout.Schema;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.model.ClassKind;
import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.codegen.model.ClassModelException;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.codegen.plan.PlanPrinter;
import dev.gridwire.codegen.plan.Planner;
import dev.gridwire.codegen.target.NativeTarget;
import dev.gridwire.ground.SimpleName;
import dev.gridwire.platform.PlatformKind;
import dev.gridwire.platform.Unsupported;
import dev.gridwire.policy.NamePolicy;
import java.util.List;
import java.util.Optional;

/** Prints the serialized form of a class for people, in sections that each answer a question. Loads no class. */
public final class ClassDescription {

    private static final String FACT = "  %-11s  %s\n";

    private final Layout layout;
    private final LayoutResolver layouts;
    private final StringBuilder text = new StringBuilder();

    private ClassDescription(Layout layout, LayoutResolver layouts) {
        this.layout = layout;
        this.layouts = layouts;
    }

    /**
     * Returns the text; each line ends with a line feed. For an unsupported class, the text says why and what to do.
     *
     * @param typeName the binary name
     * @throws ClassModelException if the class, or one that its fields declare, is missing or cannot be read
     */
    public static String print(String typeName, LayoutResolver layouts) {
        JdkType jdkType = JdkType.ofClassName(typeName);
        if (jdkType != null) {
            return jdkType(typeName, jdkType);
        }
        ClassModel model = layouts.find(typeName).orElseThrow(
                () -> new ClassModelException("a class is missing: class=" + EscapedNames.of(typeName)
                        + ", put it on the class path"));
        ClassDescription description = new ClassDescription(layouts.resolve(typeName), layouts);
        description.sections(model);
        return description.text.toString();
    }

    private static String jdkType(String typeName, JdkType type) {
        String identity = WireType.hasIdentity(type) ? "its objects take handles" : "its objects take no handles";
        return typeName + "\n" + String.format(FACT, "type", "of the JDK, number " + type.number() + ", " + identity)
                + "The body of its objects is in docs/wire-format.md.\n";
    }

    private void sections(ClassModel model) {
        text.append(LayoutPrinter.print(layout, layouts.constructor(layout)));
        Optional<Unsupported> reason = obstacle(model, layouts);
        if (reason.isEmpty() && model.isAbstract() && model.kind() != ClassKind.ENUM) {
            text.append("\nNo object is of exactly this class: payloads name it as the component of an array, with schema 0.\n");
        } else {
            reason.ifPresentOrElse(this::obstacle, this::supported);
        }
    }

    /** Returns why no marshaller writes objects of a class or, if it is abstract, of its subclasses; empty if one does. */
    public static Optional<Unsupported> obstacle(ClassModel model, LayoutResolver layouts) {
        String name = model.name();
        if (NamePolicy.isPlatform(name) && !NamePolicy.isNamed(name)) {
            return Optional.of(new Unsupported(NamePolicy.rule(name), NamePolicy.remedy(name)));
        }
        boolean isAbstract = model.isAbstract() && model.kind() != ClassKind.ENUM;
        return isAbstract ? Optional.empty() : Unsupported.of(layouts.resolve(name), layouts);
    }

    private void obstacle(Unsupported reason) {
        text.append('\n').append(reason.rule()).append(";\n").append(reason.remedy()).append(".\n");
    }

    private void supported() {
        Schema schema = Schema.of(layout.typeName(), layouts);
        text.append(String.format(FACT, "schema", String.format("%08x", schema.hash())));
        bytes();
        pulledIn(schema);
        text.append(FinalFieldText.of(layout, layouts));
        if (layout.form() != Form.ENUM) {
            text.append('\n').append(SharingText.of(layout.typeName(), schema, layouts));
            text.append('\n').append(CanonicalText.of(layout.typeName(), schema, layouts));
            text.append('\n').append(FusionText.of(layout, layouts));
        }
        if (layout.form() != Form.ENUM && !isHooked()) {
            text.append("\nWhat generated code does:\n");
            text.append(PlanPrinter.print(new Planner(layouts, NativeTarget.TARGET).plan(layout)));
        }
    }

    private void bytes() {
        if (layout.form() == Form.ENUM) {
            text.append("\nOn the wire: a varint, the constant's index + 1.\n");
            return;
        }
        List<Slot> slots = layout.slots();
        if (isHooked()) {
            text.append("\nOn the wire: class by class, as docs/wire-format.md says of classes with hooks.\n");
            text.append(slots.isEmpty() ? "" : "Default fields, in this order:\n");
        } else {
            text.append(slots.isEmpty() ? "\nOn the wire: nothing but a tag or the type.\n" : "\nOn the wire, in this order:\n");
        }
        SlotForms forms = new SlotForms(this::named, layouts);
        int width = slots.stream().mapToInt(slot -> place(slot).length()).max().orElse(1);
        for (Slot slot : slots) {
            String wire = forms.wireText(slot);
            text.append(String.format("    %-" + width + "s  %s\n", place(slot), wire));
        }
    }

    /** Returns a class of the user that an object may have without naming it. */
    private Optional<Layout> named(String name) {
        return ClassModel.isPlatformName(name)
                ? Optional.empty()
                : layouts.find(name).filter(model -> !model.isAbstract()).map(model -> layouts.resolve(name));
    }

    /** Whether code of the class or the JDK decides about a part of the bytes. */
    private boolean isHooked() {
        return layout.hasHooks() || PlatformKind.of(layout, layouts) != PlatformKind.NOTHING;
    }

    /** Returns the field's name, with its class if several fields have that name. */
    private String place(Slot slot) {
        boolean several = layout.levels().stream().filter(level -> !level.slots().isEmpty()).count() > 1;
        String owner = EscapedNames.of(SimpleName.of(slot.owner()));
        String name = EscapedNames.of(slot.name());
        return several ? owner + "." + name : name;
    }

    private void pulledIn(Schema schema) {
        List<Layout> others = schema.layouts().stream().filter(each -> !each.typeName().equals(layout.typeName())).toList();
        text.append(others.isEmpty() ? "\nIts schema has no other class.\n" : "\nIts schema also has\n");
        for (Layout other : others) {
            text.append(String.format("    %016x  %s\n", other.fingerprint(), EscapedNames.of(other.typeName())));
        }
    }

    /** Returns the binary name of a class; dots may replace the dollar signs of nested classes. */
    public static Optional<String> binaryName(String name, LayoutResolver layouts) {
        String candidate = name;
        while (layouts.find(candidate).isEmpty()) {
            int dot = candidate.lastIndexOf('.');
            if (dot < 0) {
                return Optional.empty();
            }
            candidate = candidate.substring(0, dot) + "$" + candidate.substring(dot + 1);
        }
        return Optional.of(candidate);
    }
}
