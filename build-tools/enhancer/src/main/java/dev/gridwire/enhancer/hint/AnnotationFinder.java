// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.hint;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.TypePath;

/** Collects the names of annotations on a class and its fields, visible at run time or not, on a field or on its type. */
final class AnnotationFinder extends ClassVisitor {

    private final Set<String> ofClass = new HashSet<>();
    private final Map<String, Set<String>> ofFields = new HashMap<>();

    private AnnotationFinder() {
        super(Opcodes.ASM9);
    }

    static AnnotationFinder read(byte[] classFile) {
        AnnotationFinder finder = new AnnotationFinder();
        new ClassReader(classFile).accept(finder, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        return finder;
    }

    Set<String> ofClass() {
        return ofClass;
    }

    Set<String> ofField(String name, String descriptor) {
        return ofFields.getOrDefault(name + ' ' + descriptor, Set.of());
    }

    @Override
    public @Nullable AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
        ofClass.add(Type.getType(descriptor).getClassName());
        return null;
    }

    @Override
    public FieldVisitor visitField(
            int access, String name, String descriptor, @Nullable String signature, @Nullable Object value) {
        Set<String> names = new HashSet<>();
        ofFields.put(name + ' ' + descriptor, names);
        return new FieldVisitor(Opcodes.ASM9) {
            @Override
            public @Nullable AnnotationVisitor visitAnnotation(String annotation, boolean visible) {
                names.add(Type.getType(annotation).getClassName());
                return null;
            }

            @Override
            public @Nullable AnnotationVisitor visitTypeAnnotation(
                    int reference, @Nullable TypePath path, String annotation, boolean visible) {
                if (isOfWhole(path)) {
                    names.add(Type.getType(annotation).getClassName());
                }
                return null;
            }
        };
    }

    /** Excludes annotations of an array's elements or a type argument (JVMS 4.7.20.2). */
    private static boolean isOfWhole(@Nullable TypePath path) {
        for (int i = 0; path != null && i < path.getLength(); i++) {
            if (path.getStep(i) != TypePath.INNER_TYPE) {
                return false;
            }
        }
        return true;
    }
}
