// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.codec.ReferenceSlot.Form;
import dev.gridwire.codegen.evolution.DescribedSchema;
import dev.gridwire.codegen.evolution.Renames;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.layout.Schema;
import dev.gridwire.codegen.model.ClassKind;
import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.platform.PlatformContainer;
import dev.gridwire.platform.Unsupported;
import dev.gridwire.schema.SchemaDescription;
import dev.gridwire.schema.SchemaStore;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Knows classes without loading them, from class files and stored schemas.
 *
 * @param layouts the layouts of the users' classes and the JDK's
 * @param schemas stores other states of the users' classes
 * @param ids binary names of the classes registered with an id
 */
record ClassFacts(LayoutResolver layouts, SchemaStore schemas, Map<Integer, String> ids) {

    /** Whether the class file says that no object can have exactly this class. */
    boolean isAbstract(String name) {
        return layouts.find(name).filter(ClassFacts::isAbstract).isPresent();
    }

    private static boolean isAbstract(ClassModel model) {
        return model.isAbstract() && model.kind() != ClassKind.ENUM;
    }

    /** Returns the schema of a class file; empty if there is none. */
    Optional<DescribedSchema> own(String name) {
        return layouts.find(name).map(model -> new DescribedSchema(name, Schema.of(name, layouts), Renames.NONE));
    }

    /** Returns the stored schema of a class, in whose name dots may replace dollar signs; null if there is none. */
    @Nullable DescribedSchema stored(int hash, String name) {
        for (SchemaDescription each : schemas.find(hash)) {
            DescribedSchema schema = each.schema();
            if (schema.typeName().equals(name) || schema.typeName().replace('$', '.').equals(name)
                    || schema.renames().formerTypes(schema.typeName()).contains(name)) {
                return schema;
            }
        }
        return null;
    }

    /** Refuses a class whose objects no marshaller writes, if its class file has the written form. */
    void requireSupported(Layout layout) {
        boolean isHere = layouts.find(layout.typeName()).isPresent() && layouts.resolve(layout.typeName()).equals(layout);
        Optional<Unsupported> reason = isHere ? Unsupported.of(layout, layouts) : Optional.empty();
        if (reason.isPresent()) {
            throw Problem.unsupported(reason.get());
        }
    }

    /** Returns the forms of slots that hold objects of the JDK. */
    SlotForms jdkForms() {
        return new SlotForms(name -> Optional.empty(), layouts);
    }

    /** Returns the form in which an array of a class holds its objects. */
    Form elementForm(Layout layout) {
        boolean isLast = layout.isFinal() && !isContainer(layout);
        return switch (layout.form()) {
            case ENUM -> Form.ENUM;
            case RECORD -> layout.writeReplaceOwner().isPresent() ? Form.DECLARED_OR_NAMED : Form.MONOMORPHIC;
            default -> isLast && layout.writeReplaceOwner().isEmpty() ? Form.MONOMORPHIC : Form.DECLARED_OR_NAMED;
        };
    }

    private boolean isContainer(Layout layout) {
        return layouts.isSubtype(layout.typeName(), "java.util.Collection")
                || layouts.isSubtype(layout.typeName(), "java.util.Map")
                || layout.platformClass().filter(name -> PlatformContainer.ofClassName(name) != null).isPresent();
    }
}
