// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

import dev.gridwire.codegen.model.Nesting.Place;
import dev.gridwire.codegen.model.SignatureParser.ClassSignature;
import dev.gridwire.codegen.model.TypeRef.ClassType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.RecordComponentVisitor;
import org.objectweb.asm.Type;

/** Collects the facts that one class file states. */
final class ClassFileVisitor extends ClassVisitor {

    private int access;
    private String internalName = "";
    private ClassSignature supertypes = new ClassSignature(List.of(), TypeRef.OBJECT, List.of());
    private boolean hasSuperclass;
    private @Nullable String nestHost;
    private @Nullable String enclosing;
    private @Nullable InnerClass self;
    private final List<String> permitted = new ArrayList<>();
    private final List<FieldModel> fields = new ArrayList<>();
    private final List<StaticField> staticFields = new ArrayList<>();
    private final List<ComponentModel> components = new ArrayList<>();
    private final List<String> constants = new ArrayList<>();
    private final Map<String, List<AnnotationModel>> constantAnnotations = new HashMap<>();
    private final List<ConstructorModel> constructors = new ArrayList<>();
    private final List<DeclaredMethod> methods = new ArrayList<>();
    private final List<AnnotationModel> annotations = new ArrayList<>();

    ClassFileVisitor() {
        super(Opcodes.ASM9);
    }

    /** The class's own entry in its InnerClasses attribute (JVMS 4.7.6). */
    private record InnerClass(@Nullable String outer, @Nullable String simpleName, int access) {}

    ClassModel model() {
        return new ClassModel(
                binary(internalName),
                kind(),
                self == null ? access : self.access(),
                nesting(),
                supertypes.typeParameters(),
                hasSuperclass ? Optional.of(supertypes.superclass()) : Optional.empty(),
                supertypes.interfaces(),
                permitted,
                fields,
                components,
                constants,
                constructors,
                SerialFacts.of(methods, staticFields),
                annotations,
                constantAnnotations);
    }

    @Override
    public void visit(
            int version, int flags, String name, @Nullable String signature, @Nullable String superName, String[] interfaces) {
        access = flags;
        internalName = name;
        hasSuperclass = superName != null && !is(Opcodes.ACC_INTERFACE);
        ClassSignature erased = new ClassSignature(
                List.of(),
                superName == null ? TypeRef.OBJECT : ClassType.of(binary(superName)),
                Arrays.stream(interfaces).map(each -> ClassType.of(binary(each))).toList());
        supertypes = ClassFileTypes.classSignature(signature, erased);
    }

    @Override
    public void visitNestHost(String host) {
        nestHost = host;
    }

    @Override
    public void visitOuterClass(String owner, @Nullable String method, @Nullable String descriptor) {
        enclosing = owner;
    }

    @Override
    public void visitInnerClass(String name, @Nullable String outer, @Nullable String simpleName, int flags) {
        if (name.equals(internalName)) {
            self = new InnerClass(outer, simpleName, flags);
        }
    }

    @Override
    public @Nullable AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
        return AnnotationCollector.of(descriptor, visible, binary(internalName), annotations::add);
    }

    @Override
    public void visitPermittedSubclass(String name) {
        permitted.add(binary(name));
    }

    @Override
    public RecordComponentVisitor visitRecordComponent(String name, String descriptor, @Nullable String signature) {
        return MemberCollectors.component(binary(internalName), found -> components.add(
                new ComponentModel(name, ClassFileTypes.field(descriptor, signature), descriptor, found)));
    }

    @Override
    public @Nullable FieldVisitor visitField(
            int flags, String name, String descriptor, @Nullable String signature, @Nullable Object value) {
        if ((flags & Opcodes.ACC_ENUM) != 0) {
            constants.add(name);
        }
        if ((flags & Opcodes.ACC_STATIC) != 0) {
            staticFields.add(new StaticField(name, descriptor, flags));
            return (flags & Opcodes.ACC_ENUM) == 0 ? null
                    : MemberCollectors.field(binary(internalName), found -> constantAnnotations.put(name, found));
        }
        return MemberCollectors.field(binary(internalName), found -> fields.add(
                new FieldModel(name, ClassFileTypes.field(descriptor, signature), descriptor, flags, found)));
    }

    @Override
    public @Nullable MethodVisitor visitMethod(
            int flags, String name, String descriptor, @Nullable String signature, String @Nullable [] exceptions) {
        if (HookRules.isCandidate(name)) {
            methods.add(new DeclaredMethod(name, descriptor, flags));
        }
        if (!name.equals("<init>")) {
            return null;
        }
        int parameterCount = Type.getArgumentTypes(descriptor).length;
        return MemberCollectors.parameterNames(parameterCount, names ->
                constructors.add(new ConstructorModel(descriptor, flags, names)));
    }

    private ClassKind kind() {
        if (is(Opcodes.ACC_INTERFACE)) {
            return is(Opcodes.ACC_ANNOTATION) ? ClassKind.ANNOTATION : ClassKind.INTERFACE;
        }
        if (is(Opcodes.ACC_ENUM) && supertypes.superclass().name().equals("java.lang.Enum")) {
            return ClassKind.ENUM;
        }
        boolean isRecord = is(Opcodes.ACC_RECORD) && supertypes.superclass().name().equals("java.lang.Record");
        return isRecord ? ClassKind.RECORD : ClassKind.CLASS;
    }

    private Nesting nesting() {
        String host = binary(nestHost == null ? internalName : nestHost);
        String outer = enclosing != null || self == null ? enclosing : self.outer();
        return new Nesting(place(), Optional.ofNullable(outer).map(ClassFileVisitor::binary), host);
    }

    private Place place() {
        if (enclosing != null) {
            return self == null || self.simpleName() == null ? Place.ANONYMOUS : Place.LOCAL;
        }
        return self == null || self.outer() == null ? Place.TOP_LEVEL : Place.MEMBER;
    }

    private boolean is(int flag) {
        return (access & flag) != 0;
    }

    private static String binary(String internalName) {
        return internalName.replace('/', '.');
    }
}
