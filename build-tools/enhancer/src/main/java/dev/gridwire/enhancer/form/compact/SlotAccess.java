// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.compact;

import dev.gridwire.codegen.layout.Form;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.model.Access;
import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.codegen.model.TypeRef;
import dev.gridwire.enhancer.form.Subject;
import java.util.Optional;

/** Finds out which members of a class code in its package can name. */
final class SlotAccess {

    private final Subject subject;

    SlotAccess(Subject subject) {
        this.subject = subject;
    }

    /** Whether {@code new} creates a record. */
    boolean isMadeDirectly() {
        String descriptor = subject.layout().construction().descriptor();
        return subject.layout().form() == Form.RECORD && subject.model().constructors().stream()
                .anyMatch(each -> each.descriptor().equals(descriptor) && each.access() != Access.PRIVATE);
    }

    /** Whether {@code new} creates an object of the class, by its constructor without parameters. */
    boolean isConstructedDirectly() {
        return subject.model().noArgConstructor().stream().anyMatch(each -> each.access() != Access.PRIVATE);
    }

    /** Whether code here can name the slot's type, and so cast a value to it. */
    boolean isNamed(Slot slot) {
        String element = slot.descriptor().substring(slot.descriptor().lastIndexOf('[') + 1);
        if (element.length() == 1) {
            return true;
        }
        Optional<ClassModel> model = subject.layouts().find(TypeRef.ofDescriptor(element).toString());
        return model.isPresent() && (Access.of(model.get().modifiers()) == Access.PUBLIC
                || model.get().packageName().equals(subject.model().packageName()));
    }

    /** Returns the number of superclasses from the subject up to a class. */
    int steps(String owner) {
        int steps = 0;
        Optional<TypeRef.ClassType> type = Optional.of(TypeRef.ClassType.of(subject.model().name()));
        while (type.isPresent() && !type.get().name().equals(owner)) {
            type = subject.layouts().model(type.get().name()).superclass();
            steps++;
        }
        return steps;
    }
}
