// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.image;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * A class loader in which Gridwire's code stands as in a native image: where it defines a class, it gets an error; where it finds
 * something by reflection, {@link Tracer} is called in place of the JDK.
 */
final class ClosedWorld extends URLClassLoader {

    private static final Set<String> OWNERS = Set.of("java/lang/Class", "java/lang/ClassLoader", "java/lang/reflect/Field",
            "java/lang/reflect/Method", "java/lang/reflect/Constructor", "java/lang/reflect/AccessibleObject",
            "java/lang/reflect/Array", "java/lang/reflect/Proxy", "java/lang/invoke/MethodHandles$Lookup",
            "java/io/ObjectStreamClass");

    /** Calls that find something, or give access to what was found. */
    private static final String FINDING = "forName|loadClass|getField.*|getMethod|getMethods|getConstructors?|getDeclared(Field"
            + "|Method|Constructor)s?|getRecordComponents|getPermittedSubclasses|getNestMembers|getDeclaredClasses"
            + "|getResource.*|setAccessible|trySetAccessible|invoke|newInstance|find[A-Z].*|unreflect.*|lookup";

    private static final String DEFINING = "define.*|newProxyInstance|getProxyClass";

    private final Set<String> defined = Collections.synchronizedSet(new TreeSet<>());

    ClosedWorld(Path classes) {
        super(urls(classes), ClassLoader.getPlatformClassLoader());
    }

    private static URL[] urls(Path classes) {
        List<URL> urls = new ArrayList<>();
        try {
            urls.add(classes.toUri().toURL());
            for (String entry : classPath().split(File.pathSeparator)) {
                urls.add(Path.of(entry).toUri().toURL());
            }
        } catch (MalformedURLException e) {
            throw new IllegalStateException(e);
        }
        return urls.toArray(new URL[0]);
    }

    static String classPath() {
        return System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    }

    /** The names of the classes that this world has met. */
    Set<String> defined() {
        return defined;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        if (name.equals(Tracer.class.getName())) {
            return Tracer.class;
        }
        try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
            if (in == null) {
                throw new ClassNotFoundException(name);
            }
            byte[] file = in.readAllBytes();
            byte[] bytes = name.startsWith("dev.gridwire.") ? rewritten(file) : file;
            defined.add(name);
            return defineClass(name, bytes, 0, bytes.length);
        } catch (IOException e) {
            throw new ClassNotFoundException(name, e);
        }
    }

    private static byte[] rewritten(byte[] file) {
        ClassReader reader = new ClassReader(file);
        ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
        reader.accept(new ClassVisitor(Opcodes.ASM9, writer) {
            @Override
            public MethodVisitor visitMethod(
                    int access, String name, String descriptor, @Nullable String signature, String @Nullable [] exceptions) {
                return new Calls(super.visitMethod(access, name, descriptor, signature, exceptions));
            }
        }, 0);
        return writer.toByteArray();
    }

    /** Leads calls elsewhere. */
    private static final class Calls extends MethodVisitor {

        Calls(MethodVisitor next) {
            super(Opcodes.ASM9, next);
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
            if (!OWNERS.contains(owner) || !(name.matches(FINDING) || name.matches(DEFINING))) {
                super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
                return;
            }
            String whole = opcode == Opcodes.INVOKESTATIC ? descriptor : "(L" + owner + ";" + descriptor.substring(1);
            String tracer = Type.getInternalName(Tracer.class);
            if (!name.matches(DEFINING) && hasTracer(name, whole)) {
                super.visitMethodInsn(Opcodes.INVOKESTATIC, tracer, name, whole, false);
                return;
            }
            super.visitLdcInsn(owner + "." + name + descriptor);
            super.visitMethodInsn(Opcodes.INVOKESTATIC, tracer, "refuse", "(Ljava/lang/String;)V", false);
            super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
        }

        private static boolean hasTracer(String name, String descriptor) {
            for (Method each : Tracer.class.getDeclaredMethods()) {
                if (each.getName().equals(name) && Type.getMethodDescriptor(each).equals(descriptor)) {
                    return true;
                }
            }
            return false;
        }

        @Override
        public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
            for (Object each : arguments) {
                if (each instanceof Handle handle && OWNERS.contains(handle.getOwner()) && handle.getName().matches(FINDING)) {
                    throw new AssertionError("a reference to a method that would not be traced: " + handle);
                }
            }
            super.visitInvokeDynamicInsn(name, descriptor, bootstrap, arguments);
        }
    }
}
