// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

import dev.gridwire.codegen.model.StoringConstructor.Store;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Follows the code of one constructor, with values that are known by their origin. The first instruction other than the few that
 * stores need ends the analysis: code that is not understood proves nothing.
 *
 * <p>Besides the superclass's constructor, three calls are known: {@code Objects.requireNonNull}, with or without a constant
 * message, and the two checks that Kotlin compiles into constructors. Each returns its argument, or throws if it is null. One
 * branch is known as well: over a {@code throw new NullPointerException("…")}, as Lombok generates it for {@code @NonNull}.
 */
final class ClassFileConstructorCode extends MethodVisitor {

    private static final String OBJECTS = "java/util/Objects";
    private static final String KOTLIN = "kotlin/jvm/internal/Intrinsics";
    private static final Set<String> KOTLIN_CHECKS = Set.of("checkNotNullParameter", "checkParameterIsNotNull");
    /** Their constructors without parameters have no visible effect. */
    private static final Set<String> EMPTY = Set.of("java/lang/Object", "java/util/ArrayList", "java/util/LinkedList",
            "java/util/ArrayDeque", "java/util/HashMap", "java/util/LinkedHashMap", "java/util/TreeMap", "java/util/HashSet",
            "java/util/LinkedHashSet", "java/util/TreeSet", "java/util/concurrent/ConcurrentHashMap",
            "java/util/concurrent/CopyOnWriteArrayList");
    private static final String NULL_POINTER = "java/lang/NullPointerException";

    private final String owner;
    private final String superclass;
    private final String descriptor;
    private final Type[] types;
    private final Map<Integer, Integer> parameterOfLocal = new TreeMap<>();
    private final Consumer<StoringConstructor> sink;
    private final Deque<Value> stack = new ArrayDeque<>();
    private final List<Store> stores = new ArrayList<>();
    private final Set<Integer> nonNull = new TreeSet<>();
    private final List<Integer> superArguments = new ArrayList<>();
    private String superDescriptor = "";
    private boolean isProven = true;
    private boolean isAtEnd;
    /** The target of the branch over a throw, while the throw is skipped. */
    private Label behindThrow = new Label();
    private boolean inThrow;

    ClassFileConstructorCode(String owner, String superclass, String descriptor, Consumer<StoringConstructor> sink) {
        super(Opcodes.ASM9);
        this.owner = owner;
        this.superclass = superclass;
        this.descriptor = descriptor;
        this.types = Type.getArgumentTypes(descriptor);
        this.sink = sink;
        int local = 1;
        for (int i = 0; i < types.length; i++) {
            parameterOfLocal.put(local, i);
            local += types[i].getSize();
        }
    }

    /** The origin of a value. */
    private enum Origin {
        THIS, PARAMETER, ZERO, CONSTANT, TEXT, NEW, EXCEPTION
    }

    /** A value; the index is a parameter's. */
    private record Value(Origin origin, int index) {}

    private void refuse() {
        isProven = false;
    }

    private void push(Origin origin) {
        stack.push(new Value(origin, -1));
    }

    /** Pops the topmost value. If there is none, any value is returned, since the analysis has failed then. */
    private Value pop() {
        isProven &= !stack.isEmpty();
        return stack.isEmpty() ? new Value(Origin.TEXT, -1) : stack.pop();
    }

    private Value pop(Origin expected) {
        Value value = pop();
        isProven &= value.origin() == expected;
        return value;
    }

    @Override
    public void visitVarInsn(int opcode, int local) {
        Integer parameter = parameterOfLocal.get(local);
        if (opcode == Opcodes.ALOAD && local == 0) {
            push(Origin.THIS);
        } else if (parameter != null && opcode == types[parameter].getOpcode(Opcodes.ILOAD)) {
            stack.push(new Value(Origin.PARAMETER, parameter));
        } else {
            refuse();
        }
    }

    @Override
    public void visitInsn(int opcode) {
        isProven &= !isAtEnd;
        switch (opcode) {
            case Opcodes.NOP -> { }
            case Opcodes.ACONST_NULL, Opcodes.ICONST_0, Opcodes.LCONST_0, Opcodes.FCONST_0, Opcodes.DCONST_0 ->
                push(Origin.ZERO);
            case Opcodes.ICONST_M1, Opcodes.ICONST_1, Opcodes.ICONST_2, Opcodes.ICONST_3, Opcodes.ICONST_4, Opcodes.ICONST_5,
                    Opcodes.LCONST_1, Opcodes.FCONST_1, Opcodes.FCONST_2, Opcodes.DCONST_1 ->
                push(Origin.CONSTANT);
            case Opcodes.POP -> pop();
            case Opcodes.DUP -> {
                Value value = pop();
                isProven &= value.origin() == Origin.EXCEPTION || value.origin() == Origin.NEW;
                stack.push(value);
                stack.push(value);
            }
            case Opcodes.ATHROW -> {
                pop(Origin.EXCEPTION);
                isProven &= inThrow && stack.isEmpty();
                isAtEnd = true;
            }
            case Opcodes.RETURN -> {
                isProven &= !inThrow;
                isAtEnd = true;
            }
            default -> refuse();
        }
    }

    @Override
    public void visitLdcInsn(Object value) {
        // Classes, and values computed on first use, would run foreign code.
        if (value instanceof String || value instanceof Number) {
            push(value instanceof String ? Origin.TEXT : Origin.CONSTANT);
        } else {
            refuse();
        }
    }

    @Override
    public void visitFieldInsn(int opcode, String fieldOwner, String name, String fieldDescriptor) {
        Value value = pop();
        pop(Origin.THIS);
        isProven &= opcode == Opcodes.PUTFIELD && fieldOwner.equals(owner) && !inThrow && !isAtEnd;
        switch (value.origin()) {
            case PARAMETER -> stores.add(new Store(name, fieldDescriptor, value.index()));
            case ZERO -> stores.add(new Store(name, fieldDescriptor, Store.ZERO));
            case CONSTANT, TEXT -> stores.add(new Store(name, fieldDescriptor, Store.CONSTANT));
            case THIS, NEW, EXCEPTION -> refuse();
        }
    }

    @Override
    public void visitMethodInsn(int opcode, String called, String name, String calledDescriptor, boolean isInterface) {
        if (isAtEnd) {
            refuse();
        } else if (opcode == Opcodes.INVOKESPECIAL && inThrow) {
            isProven &= called.equals(NULL_POINTER);
            popTexts(calledDescriptor);
            pop(Origin.EXCEPTION);
        } else if (opcode == Opcodes.INVOKESPECIAL && isNew()) {
            isProven &= EMPTY.contains(called) && calledDescriptor.equals("()V");
            pop(Origin.NEW);
            pop(Origin.NEW);
            push(Origin.CONSTANT);
        } else if (opcode == Opcodes.INVOKESPECIAL) {
            callSuperclass(called, name, calledDescriptor);
        } else if (opcode == Opcodes.INVOKESTATIC && called.equals(OBJECTS) && name.equals("requireNonNull")) {
            Value checked = check(calledDescriptor);
            stack.push(checked);
        } else if (opcode == Opcodes.INVOKESTATIC && called.equals(KOTLIN) && KOTLIN_CHECKS.contains(name)) {
            check(calledDescriptor);
        } else {
            refuse();
        }
    }

    private boolean isNew() {
        return !stack.isEmpty() && stack.peek().origin() == Origin.NEW;
    }

    /** Handles a call that throws if its first argument is null; a message may follow it. */
    private Value check(String calledDescriptor) {
        if (Type.getArgumentTypes(calledDescriptor).length == 2) {
            // A Supplier of the message would be foreign code.
            pop(Origin.TEXT);
        }
        Value checked = pop(Origin.PARAMETER);
        nonNull.add(checked.index());
        return checked;
    }

    private void popTexts(String calledDescriptor) {
        for (int i = 0; i < Type.getArgumentTypes(calledDescriptor).length; i++) {
            pop(Origin.TEXT);
        }
    }

    private void callSuperclass(String called, String name, String calledDescriptor) {
        // this(…) calls the class's own constructors; before Java 11, invokespecial also calls private methods.
        isProven &= called.equals(superclass) && name.equals("<init>") && superDescriptor.isEmpty();
        superDescriptor = calledDescriptor;
        for (int i = 0; i < Type.getArgumentTypes(calledDescriptor).length; i++) {
            superArguments.add(0, pop(Origin.PARAMETER).index());
        }
        pop(Origin.THIS);
    }

    @Override
    public void visitTypeInsn(int opcode, String type) {
        if (opcode == Opcodes.NEW && inThrow && type.equals(NULL_POINTER)) {
            push(Origin.EXCEPTION);
        } else if (opcode == Opcodes.NEW && !inThrow && EMPTY.contains(type)) {
            push(Origin.NEW);
        } else if (opcode == Opcodes.CHECKCAST) {
            Value value = pop(Origin.PARAMETER);
            isProven &= value.index() >= 0 && types[value.index()].getInternalName().equals(type);
            stack.push(value);
        } else {
            refuse();
        }
    }

    @Override
    public void visitJumpInsn(int opcode, Label label) {
        Value value = pop(Origin.PARAMETER);
        isProven &= opcode == Opcodes.IFNONNULL && stack.isEmpty() && !inThrow && !isAtEnd;
        nonNull.add(value.index());
        behindThrow = label;
        inThrow = true;
    }

    @Override
    public void visitLabel(Label label) {
        if (inThrow && label == behindThrow) {
            isProven &= isAtEnd;
            inThrow = false;
            isAtEnd = false;
        }
    }

    @Override
    public void visitIntInsn(int opcode, int operand) {
        // The other opcode makes an array.
        isProven &= opcode != Opcodes.NEWARRAY;
        push(Origin.CONSTANT);
    }

    @Override
    public void visitIincInsn(int local, int increment) {
        refuse();
    }

    @Override
    public void visitInvokeDynamicInsn(String name, String type, Handle bootstrap, Object... arguments) {
        refuse();
    }

    @Override
    public void visitTableSwitchInsn(int min, int max, Label other, Label... labels) {
        refuse();
    }

    @Override
    public void visitLookupSwitchInsn(Label other, int[] keys, Label[] labels) {
        refuse();
    }

    @Override
    public void visitMultiANewArrayInsn(String type, int dimensions) {
        refuse();
    }

    @Override
    public void visitTryCatchBlock(Label start, Label end, Label handler, String type) {
        refuse();
    }

    @Override
    public void visitEnd() {
        boolean isWhole = isAtEnd && !inThrow && !superDescriptor.isEmpty();
        if (isProven && isWhole) {
            sink.accept(new StoringConstructor(
                    descriptor, superclass.replace('/', '.'), superDescriptor, superArguments, stores, nonNull));
        }
    }
}
