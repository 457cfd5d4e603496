// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.codegen.model.Access;
import dev.gridwire.codegen.model.ClassKind;
import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.codegen.model.ConstructorModel;
import dev.gridwire.codegen.model.FieldModel;
import dev.gridwire.codegen.model.Hook;
import dev.gridwire.codegen.model.HookMethod;
import dev.gridwire.codegen.model.ModelSource;
import dev.gridwire.codegen.model.ReflectionSource;
import dev.gridwire.codegen.model.SerialFacts;
import dev.gridwire.codegen.model.TypeRef;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class FingerprintTest {

    private static final ModelSource REAL = new ReflectionSource(FingerprintTest.class.getClassLoader());
    private static final String DERIVED = LayoutZoo.Derived.class.getName();

    /** From the reference tables of the FNV authors. */
    @Test
    void hashIsFnv1a() {
        assertThat(Fingerprint.hash(new byte[0])).isEqualTo(0xcbf29ce484222325L);
        assertThat(Fingerprint.hash("a".getBytes(StandardCharsets.UTF_8))).isEqualTo(0xaf63dc4c8601ec8cL);
        assertThat(Fingerprint.hash("foobar".getBytes(StandardCharsets.UTF_8))).isEqualTo(0x85944171f73967e8L);
    }

    @Test
    void hashedTextIsAsDocumented() {
        assertThat(Fingerprint.text(Layouts.of(LayoutZoo.Derived.class))).isEqualTo("""
                gridwire-layout 1
                type dev.gridwire.codegen.layout.LayoutZoo$Derived
                form CLASS
                level dev.gridwire.codegen.layout.LayoutZoo$Base USER
                slot same INT I
                slot hidden STRING Ljava/lang/String;
                level dev.gridwire.codegen.layout.LayoutZoo$Derived USER
                slot same LONG J
                slot codes PRIMITIVE_ARRAY [I
                slot hidden STRING Ljava/lang/String; non-null
                """);
    }

    @Test
    void blanksAndEndsOfLinesInNamesAreEscaped() {
        assertThat(enumText("a b", "c\nconstant d", "[0020", "[x", "\ud800", "\ud83d\ude00")).isEqualTo("""
                gridwire-layout 1
                type a[0020b
                form ENUM
                constant c[000aconstant[0020d
                constant [005b0020
                constant [x
                constant [d800
                constant \ud83d\ude00
                """);
        assertThat(enumText("a", "b\nconstant c")).isNotEqualTo(enumText("a", "b", "c"));
    }

    private static String enumText(String name, String... constants) {
        return Fingerprint.text(new Layout(name, Form.ENUM, false, List.of(), List.of(constants), Optional.empty(),
                Optional.empty(), new Construction(Construction.Way.NONE, name, "", List.of())));
    }

    /** Values of the first release: payloads name them, so they stay for ever. */
    @Test
    void fingerprintsAreThoseOfTheFirstRelease() {
        assertThat(hex(LayoutZoo.Derived.class)).isEqualTo("df3a1e5dd61880aa");
        assertThat(hex(LayoutZoo.Kinds.class)).isEqualTo("8931e395c11756d9");
        assertThat(hex(LayoutZoo.Line.class)).isEqualTo("733a8b7f90c6a118");
        assertThat(hex(LayoutZoo.Colour.class)).isEqualTo("ad6350cfdec08d70");
        assertThat(hex(LayoutZoo.Writes.class)).isEqualTo("0d085462e52fd959");
        assertThat(hex(LayoutZoo.Lines.class)).isEqualTo("df66965a448812f7");
    }

    @Test
    void enhancingAClassChangesNothing() {
        assertThat(layoutOf(FingerprintTest::enhanced)).isEqualTo(layoutOf(UnaryOperator.identity()));
    }

    @Test
    void fieldsTypeChangesTheFingerprint() {
        assertThat(layoutOf(model -> with(model, fields(model, "codes", "[J", "codes"))).fingerprint())
                .isNotEqualTo(layoutOf(UnaryOperator.identity()).fingerprint());
    }

    @Test
    void fieldsNameChangesTheFingerprint() {
        assertThat(layoutOf(model -> with(model, fields(model, "codes", "[I", "code"))).fingerprint())
                .isNotEqualTo(layoutOf(UnaryOperator.identity()).fingerprint());
    }

    private static String hex(Class<?> type) {
        return String.format("%016x", Layouts.of(type).fingerprint());
    }

    private static Layout layoutOf(UnaryOperator<ClassModel> change) {
        ModelSource source = name -> name.equals(DERIVED) ? REAL.find(name).map(change) : REAL.find(name);
        return LayoutResolver.of(source, Layouts.HINTS).resolve(DERIVED);
    }

    /** What the enhancer does at most: fields lose final, an interface, methods, a constructor and fields come in. */
    private static ClassModel enhanced(ClassModel model) {
        List<FieldModel> fields = new ArrayList<>();
        for (FieldModel field : model.fields()) {
            int modifiers = field.modifiers() & ~Modifier.FINAL;
            fields.add(new FieldModel(field.name(), field.type(), field.descriptor(), modifiers, field.annotations()));
        }
        fields.add(new FieldModel("$gridwireState", TypeRef.OBJECT, "Ljava/lang/Object;", 0x1000, List.of()));
        List<ConstructorModel> constructors = new ArrayList<>(model.constructors());
        constructors.add(new ConstructorModel("(Ldev/gridwire/Marker;)V", 0x1001, List.of()));
        List<HookMethod> hooks = List.of(
                new HookMethod(Hook.WRITE_EXTERNAL, Access.PUBLIC, HookMethod.Role.GENERATED),
                new HookMethod(Hook.READ_EXTERNAL, Access.PUBLIC, HookMethod.Role.GENERATED));
        return copy(
                model,
                List.of(TypeRef.ClassType.of("java.io.Externalizable")),
                fields,
                constructors,
                new SerialFacts(hooks, false, true));
    }

    private static List<FieldModel> fields(ClassModel model, String changed, String descriptor, String name) {
        return model.fields().stream()
                .map(field -> field.name().equals(changed)
                        ? new FieldModel(name, TypeRef.ofDescriptor(descriptor), descriptor, 0, field.annotations())
                        : field)
                .toList();
    }

    private static ClassModel with(ClassModel model, List<FieldModel> fields) {
        return copy(model, model.interfaces(), fields, model.constructors(), model.serial());
    }

    private static ClassModel copy(
            ClassModel model,
            List<TypeRef.ClassType> interfaces,
            List<FieldModel> fields,
            List<ConstructorModel> constructors,
            SerialFacts serial) {
        return new ClassModel(
                model.name(),
                ClassKind.CLASS,
                model.modifiers(),
                model.nesting(),
                model.typeParameters(),
                Optional.of(model.superclass().orElseThrow()),
                interfaces,
                List.of(),
                fields,
                List.of(),
                List.of(),
                constructors,
                serial,
                model.annotations(),
                model.constantAnnotations());
    }
}
