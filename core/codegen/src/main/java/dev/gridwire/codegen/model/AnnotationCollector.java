// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Collects one annotation of a class file, and passes it on at its end. */
final class AnnotationCollector extends AnnotationVisitor {

    private final String name;
    private final Consumer<AnnotationModel> sink;
    private final Map<String, List<String>> values = new TreeMap<>();

    private AnnotationCollector(String name, Consumer<AnnotationModel> sink) {
        super(Opcodes.ASM9);
        this.name = name;
        this.sink = sink;
    }

    /**
     * Returns a visitor for an annotation on a class or its members; null if the annotation is not a hint or not visible at run
     * time.
     */
    static @Nullable AnnotationVisitor of(
            String descriptor, boolean visible, String className, Consumer<AnnotationModel> sink) {
        String name = Type.getType(descriptor).getClassName();
        return visible && AnnotationModel.isHint(name, className) ? new AnnotationCollector(name, sink) : null;
    }

    @Override
    public void visit(String member, Object value) {
        values.put(member, texts(value));
    }

    @Override
    public void visitEnum(String member, String descriptor, String constant) {
        values.put(member, List.of(constant));
    }

    @Override
    public @Nullable AnnotationVisitor visitAnnotation(String member, String descriptor) {
        return null;
    }

    @Override
    public AnnotationVisitor visitArray(String member) {
        return new ArrayCollector(texts -> values.put(member, texts));
    }

    @Override
    public void visitEnd() {
        sink.accept(new AnnotationModel(name, values));
    }

    private static String text(Object value) {
        return value instanceof Type type ? type.getClassName() : value.toString();
    }

    // An array of primitives arrives as a single value.
    private static List<String> texts(Object value) {
        if (!value.getClass().isArray()) {
            return List.of(text(value));
        }
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < Array.getLength(value); i++) {
            texts.add(text(Array.get(value, i)));
        }
        return texts;
    }

    /** Collects the elements of an array, unless they are annotations. */
    private static final class ArrayCollector extends AnnotationVisitor {

        private final Consumer<List<String>> sink;
        private final List<String> texts = new ArrayList<>();
        private boolean nested;

        ArrayCollector(Consumer<List<String>> sink) {
            super(Opcodes.ASM9);
            this.sink = sink;
        }

        @Override
        public void visit(@Nullable String member, Object value) {
            texts.add(text(value));
        }

        @Override
        public void visitEnum(@Nullable String member, String descriptor, String constant) {
            texts.add(constant);
        }

        @Override
        public @Nullable AnnotationVisitor visitAnnotation(@Nullable String member, String descriptor) {
            nested = true;
            return null;
        }

        @Override
        public void visitEnd() {
            if (!nested) {
                sink.accept(texts);
            }
        }
    }
}
