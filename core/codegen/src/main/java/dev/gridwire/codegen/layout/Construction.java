// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

import java.util.ArrayList;
import java.util.List;

/**
 * Tells how an object is created when it is read.
 *
 * @param owner the binary name of the class whose constructor runs; the enum for a constant
 * @param descriptor the descriptor of the constructor (JVMS 4.3.3); empty if there is none to call
 * @param arguments the names of the record components to pass, in order; empty for other ways
 */
public record Construction(Way way, String owner, String descriptor, List<String> arguments) {

    /** Copies the list. */
    public Construction {
        arguments = List.copyOf(arguments);
    }

    /**
     * Returns the slots of a record's components, in the order of the constructor's parameters. Only byte code can give two
     * components the same name; their types tell them apart.
     */
    public List<Slot> slots(List<Slot> all) {
        List<String> types = ConstructorProof.parameterTypes(descriptor);
        List<Slot> slots = new ArrayList<>();
        for (int i = 0; i < arguments.size(); i++) {
            String name = arguments.get(i);
            String type = types.get(i);
            slots.add(all.stream().filter(slot -> slot.owner().equals(owner) && slot.name().equals(name)
                    && slot.descriptor().equals(type)).findFirst().orElseThrow());
        }
        return slots;
    }

    /** The member that is called. */
    public enum Way {
        /** No member, because the class is abstract, or is Externalizable and lacks a public constructor without parameters. */
        NONE,
        /** The class's own constructor without parameters. */
        OWN_CONSTRUCTOR,
        /** A superclass's constructor without parameters; the class's own fields start as zero or null. */
        SUPERCLASS_CONSTRUCTOR,
        /** A record's constructor, with all components. */
        CANONICAL_CONSTRUCTOR,
        /** A look-up by name. */
        ENUM_CONSTANT
    }
}
