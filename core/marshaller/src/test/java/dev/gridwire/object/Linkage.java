// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.object;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * What a class file needs of Gridwire's classes, a line each: {@code extends} a class, {@code overrides} or calls a method
 * ({@code static}, {@code virtual}, {@code special}, {@code interface}), or {@code names} a class otherwise.
 */
final class Linkage extends ClassVisitor {

    private static final String OURS = "dev/gridwire/";

    private final String subjects;
    private final Set<String> lines = new TreeSet<>();
    private String name = "";
    private String superclass = "";

    private Linkage(String subjects) {
        super(Opcodes.ASM9);
        this.subjects = subjects;
    }

    /**
     * Collects the lines of several class files.
     *
     * @param subjects the package of the classes for which they were made, which is not counted as Gridwire's
     */
    static Set<String> of(Collection<byte[]> classFiles, String subjects) {
        Set<String> all = new TreeSet<>();
        for (byte[] classFile : classFiles) {
            Linkage linkage = new Linkage(subjects.replace('.', '/') + "/");
            new ClassReader(classFile).accept(linkage, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
            all.addAll(linkage.lines);
        }
        return all;
    }

    @Override
    public void visit(int version, int access, String type, String signature, String extended, String[] interfaces) {
        name = type;
        superclass = extended;
        add("extends", extended, "");
        Arrays.stream(interfaces).forEach(each -> add("extends", each, ""));
    }

    @Override
    public MethodVisitor visitMethod(int access, String method, String descriptor, String signature, String[] exceptions) {
        if (find(superclass, method, descriptor).isPresent() && !method.startsWith("<")) {
            add("overrides", superclass, method + descriptor);
        }
        return new Calls();
    }

    private void add(String use, String owner, String member) {
        if (owner.startsWith(OURS) && !owner.startsWith(subjects)) {
            lines.add(use + " " + owner + (member.isEmpty() ? "" : "." + member));
        }
    }

    private void name(Type type) {
        Type element = type.getSort() == Type.ARRAY ? type.getElementType() : type;
        if (element.getSort() == Type.OBJECT) {
            add("names", element.getInternalName(), "");
        }
    }

    private final class Calls extends MethodVisitor {

        Calls() {
            super(Opcodes.ASM9);
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String method, String descriptor, boolean isInterface) {
            String use = switch (opcode) {
                case Opcodes.INVOKESTATIC -> "static";
                case Opcodes.INVOKESPECIAL -> "special";
                case Opcodes.INVOKEINTERFACE -> "interface";
                default -> "virtual";
            };
            boolean inherited = owner.equals(name) && find(superclass, method, descriptor).isPresent();
            add(use, inherited ? superclass : owner, method + descriptor);
        }

        @Override
        public void visitFieldInsn(int opcode, String owner, String field, String descriptor) {
            add("field", owner, field + " " + descriptor);
            name(Type.getType(descriptor));
        }

        @Override
        public void visitTypeInsn(int opcode, String type) {
            name(Type.getObjectType(type));
        }

        @Override
        public void visitLdcInsn(Object value) {
            if (value instanceof Type type) {
                name(type);
            }
        }

        @Override
        public void visitTryCatchBlock(Label start, Label end, Label handler, String type) {
            name(Type.getObjectType(type));
        }
    }

    /** Why a line would not link in the classes as they are, at code in another package; empty if it would. */
    static Optional<String> fault(String line) {
        String use = line.substring(0, line.indexOf(' '));
        String rest = line.substring(use.length() + 1);
        int dot = rest.indexOf('.');
        String owner = dot < 0 ? rest : rest.substring(0, dot);
        try {
            Class<?> type = load(owner);
            if (!Modifier.isPublic(type.getModifiers())) {
                return Optional.of("not public");
            }
            if (dot < 0) {
                boolean open = !use.equals("extends") || !Modifier.isFinal(type.getModifiers());
                return open ? Optional.empty() : Optional.of("final");
            }
            String member = rest.substring(dot + 1);
            int descriptor = member.indexOf('(');
            return find(owner, member.substring(0, descriptor), member.substring(descriptor))
                    .map(found -> fault(use, type, found))
                    .orElse(Optional.of("no such member"));
        } catch (ClassNotFoundException e) {
            return Optional.of("no such class");
        }
    }

    private static Optional<String> fault(String use, Class<?> owner, Executable member) {
        int modifiers = member.getModifiers();
        if (!Modifier.isPublic(modifiers) && !Modifier.isProtected(modifiers)) {
            return Optional.of("not open");
        }
        if (use.equals("overrides")) {
            return Modifier.isFinal(modifiers) ? Optional.of("final") : Optional.empty();
        }
        if (Modifier.isStatic(modifiers) != use.equals("static")) {
            return Optional.of("static or not");
        }
        return owner.isInterface() && use.equals("virtual") ? Optional.of("of an interface") : Optional.empty();
    }

    /** The methods of a class and its supertypes, as the virtual machine finds them (JVMS 5.4.3.3). */
    private static Optional<Executable> find(String owner, String method, String descriptor) {
        if (!owner.startsWith(OURS)) {
            return Optional.empty();
        }
        try {
            Deque<Class<?>> open = new ArrayDeque<>(Set.of(load(owner)));
            while (!open.isEmpty()) {
                Class<?> type = open.remove();
                Optional<Executable> found = executables(type, method)
                        .filter(each -> descriptor(each).equals(descriptor))
                        .findFirst();
                if (found.isPresent()) {
                    return found;
                }
                Stream.concat(Stream.ofNullable(type.getSuperclass()), Stream.of(type.getInterfaces())).forEach(open::add);
            }
            return Optional.empty();
        } catch (ClassNotFoundException e) {
            return Optional.empty();
        }
    }

    private static Stream<Executable> executables(Class<?> type, String method) {
        return method.equals("<init>")
                ? Stream.of(type.getDeclaredConstructors())
                : Stream.<Executable>of(type.getDeclaredMethods()).filter(each -> each.getName().equals(method));
    }

    private static String descriptor(Executable member) {
        return member instanceof Method method
                ? Type.getMethodDescriptor(method)
                : Type.getConstructorDescriptor((Constructor<?>) member);
    }

    private static Class<?> load(String internalName) throws ClassNotFoundException {
        return Class.forName(internalName.replace('/', '.'), false, Linkage.class.getClassLoader());
    }
}
