// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.mark;

import dev.gridwire.enhancer.form.Mechanism;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Opcodes;

/** Finds the enhancer's mark in class files. */
public final class MarkReader {

    private static final byte[] NAME = Mark.DESCRIPTOR.getBytes(StandardCharsets.US_ASCII);

    private MarkReader() {}

    /** Returns the mark of a class file; empty if the enhancer did not write the file. */
    public static Optional<Mark> read(byte[] classFile) {
        // Most class files have no mark, and need not be parsed.
        if (!ByteSearch.contain(classFile, NAME)) {
            return Optional.empty();
        }
        Values values = new Values();
        new ClassReader(classFile).accept(values, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        return values.mark();
    }

    /** Collects the annotation's values. */
    private static final class Values extends ClassVisitor {

        private final Map<String, Object> values = new HashMap<>();
        private boolean found;

        Values() {
            super(Opcodes.ASM9);
        }

        @Override
        public @Nullable AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
            if (!descriptor.equals(Mark.DESCRIPTOR)) {
                return null;
            }
            found = true;
            return new AnnotationVisitor(Opcodes.ASM9) {
                @Override
                public void visit(String name, Object value) {
                    values.put(name, value);
                }
            };
        }

        Optional<Mark> mark() {
            Optional<Mechanism> mechanism = Mechanism.ofKey(text("mechanism"));
            if (!found || mechanism.isEmpty()) {
                return Optional.empty();
            }
            return Optional.of(new Mark(text("tool"), mechanism.get(), text("options"), text("subject"), text("base"),
                    text("level"), new Mark.Ids(number("factory"), number("id"), number("version"))));
        }

        private String text(String name) {
            return values.getOrDefault(name, "").toString();
        }

        private int number(String name) {
            return values.get(name) instanceof Integer number ? number : 0;
        }
    }
}
