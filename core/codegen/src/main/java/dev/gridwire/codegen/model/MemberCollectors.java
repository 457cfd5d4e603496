// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.RecordComponentVisitor;

/** Provides visitors for the members of a class file; each passes on its result at its end. */
final class MemberCollectors {

    private MemberCollectors() {}

    /** Collects a field's annotations. */
    static FieldVisitor field(String className, Consumer<List<AnnotationModel>> sink) {
        List<AnnotationModel> found = new ArrayList<>();
        return new FieldVisitor(Opcodes.ASM9) {
            @Override
            public @Nullable AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
                return AnnotationCollector.of(descriptor, visible, className, found::add);
            }

            @Override
            public void visitEnd() {
                sink.accept(found);
            }
        };
    }

    /** Collects a record component's annotations. */
    static RecordComponentVisitor component(String className, Consumer<List<AnnotationModel>> sink) {
        List<AnnotationModel> found = new ArrayList<>();
        return new RecordComponentVisitor(Opcodes.ASM9) {
            @Override
            public @Nullable AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
                return AnnotationCollector.of(descriptor, visible, className, found::add);
            }

            @Override
            public void visitEnd() {
                sink.accept(found);
            }
        };
    }

    /** Collects a method's parameter names; none unless each of them is recorded. */
    static MethodVisitor parameterNames(int parameterCount, Consumer<List<String>> sink) {
        List<String> names = new ArrayList<>();
        return new MethodVisitor(Opcodes.ASM9) {
            @Override
            public void visitParameter(@Nullable String name, int flags) {
                if (name != null) {
                    names.add(name);
                }
            }

            @Override
            public void visitEnd() {
                sink.accept(names.size() == parameterCount ? names : List.of());
            }
        };
    }
}
