// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.GeneratorAdapter;
import org.objectweb.asm.commons.Method;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.RecordComponentNode;

/**
 * Changes one component of a record: the field, and everything else that belongs to a component (JLS 8.10). The old constructor
 * and accessor stay for the code that calls them; the new ones call them.
 *
 * @param field the alteration of the field, and of code that uses it
 * @param components the components before the change
 * @param changed the component that changes
 * @param becomes its new form; null if it is removed
 */
record AlteredRecord(Alteration field, List<FieldShape> components, FieldShape changed, @Nullable FieldShape becomes)
        implements Alteration {

    private static final String OBJECT_METHODS = "java/lang/runtime/ObjectMethods";

    @Override
    public String owner() {
        return field.owner();
    }

    /** Returns the constructor's parameters after the change. */
    static String constructor(List<FieldShape> components, FieldShape changed, @Nullable FieldShape becomes) {
        Type[] types = components.stream().map(one -> one.equals(changed) ? becomes : one)
                .flatMap(Stream::ofNullable).map(FieldShape::type).toArray(Type[]::new);
        return Type.getMethodDescriptor(Type.VOID_TYPE, types);
    }

    @Override
    public void apply(ClassNode node) {
        field.apply(node);
        if (!node.name.equals(owner())) {
            return;
        }
        if (becomes == null) {
            node.recordComponents.removeIf(one -> one.name.equals(changed.name()));
        }
        for (RecordComponentNode one : node.recordComponents) {
            if (becomes != null && one.name.equals(changed.name())) {
                one.name = becomes.name();
                one.signature = becomes.descriptor().equals(one.descriptor) ? one.signature : null;
                one.descriptor = becomes.descriptor();
            }
        }
        node.methods.forEach(this::alterObjectMethods);
        addConstructor(node);
        addAccessor(node);
    }

    /** Alters the methods that the JDK implements instead of the compiler; they name each component (JDK's ObjectMethods). */
    private void alterObjectMethods(MethodNode method) {
        for (AbstractInsnNode each : method.instructions) {
            if (each instanceof InvokeDynamicInsnNode call && call.bsm.getOwner().equals(OBJECT_METHODS)) {
                call.bsmArgs = altered(call.bsmArgs);
            }
        }
    }

    private Object[] altered(Object[] arguments) {
        List<Object> all = new ArrayList<>(List.of(arguments[0], Stream.of(((String) arguments[1]).split(";"))
                .flatMap(name -> name.equals(changed.name())
                        ? Optional.ofNullable(becomes).map(FieldShape::name).stream() : Stream.of(name))
                .collect(Collectors.joining(";"))));
        for (int i = 2; i < arguments.length; i++) {
            Handle getter = (Handle) arguments[i];
            if (!getter.getName().equals(changed.name())) {
                all.add(getter);
            } else if (becomes != null) {
                all.add(new Handle(getter.getTag(), getter.getOwner(), becomes.name(), becomes.descriptor(), false));
            }
        }
        return all.toArray();
    }

    private void addConstructor(ClassVisitor target) {
        String before = constructor(components, changed, changed);
        String after = constructor(components, changed, becomes);
        if (after.equals(before)) {
            return;
        }
        GeneratorAdapter code = new GeneratorAdapter(
                Opcodes.ACC_PUBLIC, new Method("<init>", after), null, null, target);
        code.loadThis();
        int argument = 0;
        for (FieldShape component : components) {
            if (!component.equals(changed)) {
                code.loadArg(argument++);
            } else if (becomes == null) {
                AlteredField.zero(component.type()).accept(code);
            } else {
                code.loadArg(argument++);
                code.cast(becomes.type(), component.type());
            }
        }
        code.invokeConstructor(Type.getObjectType(owner()), new Method("<init>", before));
        code.returnValue();
        code.endMethod();
    }

    private void addAccessor(ClassVisitor target) {
        if (becomes == null) {
            return;
        }
        GeneratorAdapter code = new GeneratorAdapter(
                Opcodes.ACC_PUBLIC, new Method(becomes.name(), becomes.type(), new Type[0]), null, null, target);
        code.loadThis();
        code.invokeVirtual(Type.getObjectType(owner()), new Method(changed.name(), changed.type(), new Type[0]));
        if (!becomes.type().equals(changed.type())) {
            code.cast(changed.type(), becomes.type());
        }
        code.returnValue();
        code.endMethod();
    }
}
