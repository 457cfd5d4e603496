// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.support;

import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.codegen.target.StreamTarget;
import dev.gridwire.codegen.target.StreamTarget.Identity;
import dev.gridwire.enhancer.form.OutputFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.TypePath;
import org.objectweb.asm.commons.ClassRemapper;
import org.objectweb.asm.commons.SimpleRemapper;

/**
 * Makes the support class of a package: one class with the methods of all that stand beside this one, for one stream. Its name
 * holds a hash of its content, so that copies of two releases never meet.
 */
public final class SupportClass {

    private static final String HERE = SupportClass.class.getPackageName().replace('.', '/') + "/";
    private static final List<String> BOTH =
            List.of("Checks", "Counts", "Constants", "NamedConstants", "PlatformValues", "Containers", "Maps", "Pieces");

    private final StreamTarget target;
    private final Map<String, byte[]> classFiles;
    private final String simpleName;
    private final ConcurrentMap<String, OutputFile> made = new ConcurrentHashMap<>();

    /** Reads its parts, which are on the class path of this class. */
    public SupportClass(StreamTarget target) {
        this.target = target;
        this.classFiles = classFiles(target);
        this.simpleName = "$Gridwire$" + (target.identity() == Identity.KEPT ? "External" : "Data") + "$"
                + Long.toHexString(hash(classFiles));
    }

    private static Map<String, byte[]> classFiles(StreamTarget target) {
        List<String> names = new ArrayList<>(BOTH);
        boolean java = target.identity() == Identity.KEPT;
        names.addAll(java ? List.of("Texts", "PrimitiveArrays") : List.of("GridTexts", "GridArrays"));
        Map<String, byte[]> classFiles = new TreeMap<>();
        for (String name : names) {
            classFiles.put(name, classFile(name));
        }
        return classFiles;
    }

    private static byte[] classFile(String name) {
        try (InputStream in = SupportClass.class.getResourceAsStream(name + ".class")) {
            if (in == null) {
                throw new IllegalStateException("a class of the enhancer is missing: class=" + EscapedNames.of(name)
                        + "; take the whole jar");
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static long hash(Map<String, byte[]> classFiles) {
        CRC32 hash = new CRC32();
        classFiles.values().forEach(hash::update);
        return hash.getValue();
    }

    /** The internal name in a package, which is a binary name and may be empty. */
    public String internalName(String packageName) {
        return packageName.isEmpty() ? simpleName : packageName.replace('.', '/') + "/" + simpleName;
    }

    /** The class file for a package. */
    public OutputFile in(String packageName) {
        return made.computeIfAbsent(packageName, this::make);
    }

    private OutputFile make(String packageName) {
        String name = internalName(packageName);
        ClassWriter writer = new ClassWriter(0);
        int access = Opcodes.ACC_FINAL | Opcodes.ACC_SUPER | Opcodes.ACC_SYNTHETIC;
        writer.visit(Opcodes.V17, access, name, null, "java/lang/Object", null);
        SimpleRemapper names = new SimpleRemapper(Opcodes.ASM9, renamed(name));
        for (byte[] each : classFiles.values()) {
            new ClassReader(each).accept(new ClassRemapper(new Methods(writer), names), ClassReader.SKIP_DEBUG);
        }
        writer.visitEnd();
        return OutputFile.ofClass(name, writer.toByteArray());
    }

    private Map<String, String> renamed(String name) {
        Map<String, String> renamed = new HashMap<>();
        for (String each : classFiles.keySet()) {
            renamed.put(HERE + each, name);
        }
        // What the stream's own texts replace.
        renamed.put(HERE + "Texts", name);
        renamed.put(HERE + "Output", target.output());
        renamed.put(HERE + "GridOutput", target.output());
        renamed.put(HERE + "Input", target.input());
        renamed.put(HERE + "GridInput", target.input());
        return renamed;
    }

    /** Takes the static methods alone. */
    private static final class Methods extends ClassVisitor {

        Methods(ClassVisitor target) {
            super(Opcodes.ASM9, target);
        }

        @Override
        public void visit(
                int version, int access, String name, @Nullable String signature, String superclass, String[] interfaces) {
            // The header is written already.
        }

        @Override
        public @Nullable FieldVisitor visitField(
                int access, String name, String descriptor, @Nullable String signature, @Nullable Object value) {
            // Constants stand in the code.
            return null;
        }

        @Override
        public @Nullable MethodVisitor visitMethod(
                int access, String name, String descriptor, @Nullable String signature, String @Nullable [] exceptions) {
            boolean method = (access & Opcodes.ACC_STATIC) != 0 && !name.startsWith("<");
            return method ? new Code(super.visitMethod(access, name, descriptor, null, exceptions)) : null;
        }

        @Override
        public void visitEnd() {
            // More classes follow.
        }
    }

    /** Leaves out annotations of types: the user's class path need not know them. */
    private static final class Code extends MethodVisitor {

        Code(MethodVisitor target) {
            super(Opcodes.ASM9, target);
        }

        @Override
        public @Nullable AnnotationVisitor visitTypeAnnotation(int type, TypePath path, String descriptor, boolean visible) {
            return null;
        }

        @Override
        public @Nullable AnnotationVisitor visitInsnAnnotation(int type, TypePath path, String descriptor, boolean visible) {
            return null;
        }
    }
}
