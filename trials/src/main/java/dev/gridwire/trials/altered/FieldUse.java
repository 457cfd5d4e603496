// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.altered;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Opcodes;

/** Resolves the field of an instruction, which may name a subclass of the one that declares it (JVMS 5.4.3.2). */
final class FieldUse {

    private final ClassPathFiles files;
    private final String owner;
    private final String name;
    private final String descriptor;
    private final boolean isPrivate;
    private final Map<String, Boolean> known = new HashMap<>();

    FieldUse(ClassPathFiles files, String owner, FieldShape field) {
        this.files = files;
        this.owner = owner;
        this.name = field.name();
        this.descriptor = field.descriptor();
        this.isPrivate = field.is(Opcodes.ACC_PRIVATE);
    }

    String owner() {
        return owner;
    }

    String name() {
        return name;
    }

    String descriptor() {
        return descriptor;
    }

    /** Whether this is the declaration. */
    boolean isDeclaration(String className, String fieldName) {
        return owner.equals(className) && name.equals(fieldName);
    }

    /** Whether an instruction with these operands means the field. */
    boolean isMeant(String namedOwner, String fieldName, String fieldDescriptor) {
        return name.equals(fieldName) && descriptor.equals(fieldDescriptor) && leadsHere(namedOwner);
    }

    private boolean leadsHere(String namedOwner) {
        if (owner.equals(namedOwner) || isPrivate) {
            return owner.equals(namedOwner);
        }
        Boolean before = known.get(namedOwner);
        boolean leads = before == null ? inherits(namedOwner) : before;
        known.put(namedOwner, leads);
        return leads;
    }

    private boolean inherits(String namedOwner) {
        Optional<byte[]> file = files.find(namedOwner);
        if (file.isEmpty()) {
            return false;
        }
        ClassReader reader = new ClassReader(file.get());
        String superclass = reader.getSuperName();
        return superclass != null && !declares(reader) && leadsHere(superclass);
    }

    private boolean declares(ClassReader reader) {
        boolean[] found = {false};
        reader.accept(new ClassVisitor(Opcodes.ASM9) {
            @Override
            @SuppressWarnings("NullAway") // no field's visitor is needed
            public FieldVisitor visitField(int access, String field, String type, String signature, Object value) {
                found[0] |= field.equals(name) && type.equals(descriptor);
                return null;
            }
        }, ClassReader.SKIP_CODE);
        return found[0];
    }
}
