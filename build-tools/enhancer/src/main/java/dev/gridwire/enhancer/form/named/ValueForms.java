// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named;

import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.layout.SlotKind;
import dev.gridwire.codegen.model.Access;
import dev.gridwire.codegen.model.ClassKind;
import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.codegen.model.TypeRef;
import dev.gridwire.codegen.plan.TrustLevel;
import dev.gridwire.enhancer.form.Reason;
import dev.gridwire.enhancer.form.Subject;
import java.util.Optional;

/** Finds the form of objects of a declared type. */
final class ValueForms {

    private final Subject subject;
    private final boolean polymorphic;

    /** Creates one for a mechanism that writes the object's own class, or only the declared one. */
    ValueForms(Subject subject, boolean polymorphic) {
        this.subject = subject;
        this.polymorphic = polymorphic;
    }

    ValueForm of(TypeRef erased) throws UnsupportedFieldException {
        String name = erased.toString();
        SlotKind kind = subject.layouts().kindOf(erased);
        return switch (kind) {
            case ENUM -> ValueForm.ofEnum(accessible(name));
            case RECORD, OBJECT -> platform(name).isPresent() ? platform(name).get() : nested(name);
            case COLLECTION, MAP, REFERENCE_ARRAY, PRIMITIVE_ARRAY -> throw new UnsupportedFieldException(
                    Reason.UNSUPPORTED_FIELD,
                    "containers and arrays hold no other containers or arrays: type=" + name,
                    "wrap the inner one in a class of its own, or choose native");
            default -> platform(name).isPresent() ? platform(name).get() : nested(name);
        };
    }

    private Optional<ValueForm> platform(String name) {
        Optional<ValueForm> form = ValueForm.ofPlatform(name);
        return subject.settings().trust() == TrustLevel.FAST ? form.map(ValueForm::trusting) : form;
    }

    private ValueForm nested(String name) throws UnsupportedFieldException {
        LayoutResolver layouts = subject.layouts();
        if (ClassModel.isPlatformName(name)) {
            throw new UnsupportedFieldException(
                    Reason.UNSUPPORTED_FIELD,
                    "the field's type tells no class that the form can name: type=" + name,
                    "declare a class of yours, make the field transient, or choose native");
        }
        Optional<ClassModel> model = layouts.find(name);
        if (model.isEmpty()) {
            throw new UnsupportedFieldException(
                    Reason.MISSING_CLASS, "a field's class is missing: type=" + name, "put it on the class path");
        }
        boolean concrete = !model.get().isAbstract() && !model.get().isInterface();
        if (concrete && !subject.formed().contains(name)) {
            throw new UnsupportedFieldException(
                    Reason.UNSUPPORTED_FIELD,
                    "the field's class does not get the form itself: type=" + name,
                    "give it the same mechanism, see why it does not get it, or make the field transient");
        }
        if (!concrete && !polymorphic) {
            throw new UnsupportedFieldException(
                    Reason.UNSUPPORTED_FIELD,
                    "the mechanism names one class for each field, and the field's is abstract: type=" + name,
                    "declare a concrete class, or choose compact or identified");
        }
        return ValueForm.ofNested(name);
    }

    /** Returns the name, if code in the subject's package can name the class. */
    String accessible(String name) throws UnsupportedFieldException {
        Optional<ClassModel> model = subject.layouts().find(name);
        if (model.isPresent() && !isAccessible(model.get())) {
            throw new UnsupportedFieldException(
                    Reason.NOT_ACCESSIBLE,
                    "a field's class is hidden from the package of the class that has it: type=" + name,
                    "make it public");
        }
        return name;
    }

    /** In class files, a protected member class is public, and a private one is visible in its package. */
    private boolean isAccessible(ClassModel model) {
        Access access = Access.of(model.modifiers());
        return model.packageName().equals(subject.model().packageName()) || access == Access.PUBLIC || access == Access.PROTECTED;
    }

    /** Whether the value may be an object of another class than the declared one. */
    boolean isOpen(ValueForm form) {
        Optional<ClassModel> model = form.isNested() ? subject.layouts().find(form.type()) : Optional.empty();
        return model.isPresent() && !model.get().isFinal() && model.get().kind() != ClassKind.RECORD;
    }
}
