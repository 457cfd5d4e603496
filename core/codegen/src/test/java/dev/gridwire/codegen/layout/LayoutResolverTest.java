// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.gridwire.codegen.layout.Construction.Way;
import dev.gridwire.codegen.model.ClassModelException;
import dev.gridwire.codegen.model.Hook;
import java.util.Arrays;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LayoutResolverTest {

    @ParameterizedTest
    @MethodSource("zoo")
    void classFilesGiveTheSameLayout(Class<?> type) {
        assertThat(Layouts.fromClassFiles().resolve(type.getName())).isEqualTo(Layouts.of(type));
    }

    static List<Class<?>> zoo() {
        return Arrays.asList(LayoutZoo.class.getDeclaredClasses());
    }

    @Test
    void wideSlotsPrecedeNarrowOnesAndReferencesFollow() {
        assertThat(Layouts.of(LayoutZoo.Kinds.class).slots()).extracting(Slot::name).containsExactly(
                "d", "j", "f", "i", "c", "s", "b", "z",
                "any", "arrayList", "box", "boxedChar", "collection", "colour", "date", "decimal", "ints", "last", "list",
                "map", "matrix", "number", "point", "runnable", "self", "text", "texts");
        assertThat(Layouts.of(LayoutZoo.Kinds.class).levels().get(0).fixedByteCount()).isEqualTo(30);
    }

    @Test
    void eachSlotHasItsKind() {
        Map<String, SlotKind> kinds = Layouts.of(LayoutZoo.Kinds.class).slots().stream()
                .filter(slot -> !slot.kind().isPrimitive())
                .collect(Collectors.toMap(Slot::name, Slot::kind));
        assertThat(kinds)
                .containsEntry("box", SlotKind.BOXED_INT)
                .containsEntry("boxedChar", SlotKind.BOXED_CHAR)
                .containsEntry("text", SlotKind.STRING)
                .containsEntry("decimal", SlotKind.VALUE)
                .containsEntry("colour", SlotKind.ENUM)
                .containsEntry("point", SlotKind.RECORD)
                .containsEntry("last", SlotKind.OBJECT)
                .containsEntry("ints", SlotKind.PRIMITIVE_ARRAY)
                .containsEntry("matrix", SlotKind.REFERENCE_ARRAY)
                .containsEntry("texts", SlotKind.REFERENCE_ARRAY)
                .containsEntry("list", SlotKind.COLLECTION)
                .containsEntry("collection", SlotKind.COLLECTION)
                .containsEntry("arrayList", SlotKind.COLLECTION)
                .containsEntry("map", SlotKind.MAP)
                .containsEntry("date", SlotKind.POLYMORPHIC)
                .containsEntry("any", SlotKind.POLYMORPHIC)
                .containsEntry("runnable", SlotKind.POLYMORPHIC)
                .containsEntry("number", SlotKind.POLYMORPHIC)
                .containsEntry("self", SlotKind.POLYMORPHIC);
    }

    @Test
    void superclassComesFirstAndOwnersTellEqualNamesApart() {
        Layout layout = Layouts.of(LayoutZoo.Derived.class);
        assertThat(layout.levels()).extracting(Level::owner)
                .containsExactly(name("Base"), name("Middle"), name("Derived"));
        assertThat(layout.slot(name("Base"), "same").orElseThrow().kind()).isEqualTo(SlotKind.INT);
        assertThat(layout.slot(name("Derived"), "same").orElseThrow().kind()).isEqualTo(SlotKind.LONG);
    }

    @Test
    void superclassesThatAreNotSerializableAreLeftToHooks() {
        assertThat(Layouts.of(LayoutZoo.SerializableOfArgs.class).levels()).extracting(Level::owner)
                .containsExactly(name("HasNoArg"), name("SerializableOfArgs"));
        assertThat(Layouts.of(LayoutZoo.WritesBelow.class).levels()).extracting(Level::owner)
                .containsExactly(name("WritesBelow"));
    }

    @Test
    void annotationsOfTheUsersChoiceAreHints() {
        Layout layout = Layouts.of(LayoutZoo.Derived.class);
        Slot hidden = layout.slot(name("Derived"), "hidden").orElseThrow();
        assertThat(hidden.nullability()).isEqualTo(Nullability.NON_NULL);
        assertThat(layout.slot(name("Base"), "hidden").orElseThrow().nullability()).isEqualTo(Nullability.NULLABLE);
        assertThat(layout.slot(name("Derived"), "codes").orElseThrow().uniqueness()).isEqualTo(Uniqueness.UNIQUE);
    }

    @Test
    void eachSortOfClassIsConstructedItsOwnWay() {
        assertThat(way("Point")).isEqualTo(Way.CANONICAL_CONSTRUCTOR);
        assertThat(way("Colour")).isEqualTo(Way.ENUM_CONSTANT);
        assertThat(way("Abstract")).isEqualTo(Way.NONE);
        assertThat(way("HasNoArg")).isEqualTo(Way.OWN_CONSTRUCTOR);
        assertThat(way("External")).isEqualTo(Way.OWN_CONSTRUCTOR);
        assertThat(way("HiddenExternal")).isEqualTo(Way.NONE);
        assertThat(way("SerializableOfArgs")).isEqualTo(Way.SUPERCLASS_CONSTRUCTOR);
        assertThat(way("PlainWithoutNoArg")).isEqualTo(Way.SUPERCLASS_CONSTRUCTOR);
    }

    @Test
    void recordIsConstructedInTheOrderOfItsComponents() {
        Construction construction = Layouts.of(LayoutZoo.Line.class).construction();
        assertThat(construction.arguments()).containsExactly("to", "name", "from", "id");
        assertThat(construction.descriptor()).startsWith("(L").endsWith("J)V");
    }

    @Test
    void firstNonSerializableSuperclassWithAConstructorForUsIsTaken() {
        assertThat(Layouts.of(LayoutZoo.SerializableOfArgs.class).construction().owner()).isEqualTo(name("HasNoArg"));
        assertThat(Layouts.of(LayoutZoo.SerializableWithoutParent.class).construction().owner()).isEqualTo("java.lang.Object");
    }

    @Test
    void enumsAndExternalizablesHaveNoSlots() {
        assertThat(Layouts.of(LayoutZoo.Colour.class).slots()).isEmpty();
        assertThat(Layouts.of(LayoutZoo.Colour.class).enumConstants()).containsExactly("RED", "GREEN");
        assertThat(Layouts.of(LayoutZoo.External.class).slots()).isEmpty();
        assertThat(Layouts.of(LayoutZoo.External.class).isCustom()).isTrue();
        assertThat(Layouts.of(LayoutZoo.BridgedExternal.class).form()).isEqualTo(Form.EXTERNALIZABLE);
    }

    @Test
    void bodyOfAnEnumConstantHasTheEnumsLayout() {
        assertThat(Layouts.of(LayoutZoo.Colour.GREEN.getClass())).isEqualTo(Layouts.of(LayoutZoo.Colour.class));
    }

    @Test
    void hooksCountForSerializableClassesOnly() {
        assertThat(Layouts.of(LayoutZoo.Writes.class).levels().get(0).hooks()).containsExactly(Hook.WRITE_OBJECT);
        assertThat(Layouts.of(LayoutZoo.Writes.class).isCustom()).isTrue();
        assertThat(Layouts.of(LayoutZoo.WithPersistentFields.class).isCustom()).isTrue();
        assertThat(Layouts.of(LayoutZoo.WritesInVain.class).isCustom()).isFalse();
    }

    @Test
    void replacementIsInheritedAsAccessAllows() {
        assertThat(Layouts.of(LayoutZoo.PrivateReplace.class).writeReplaceOwner()).contains(name("PrivateReplace"));
        assertThat(Layouts.of(LayoutZoo.BelowPrivateReplace.class).writeReplaceOwner()).isEmpty();
        assertThat(Layouts.of(LayoutZoo.BelowProtectedResolve.class).readResolveOwner()).contains(name("ProtectedResolve"));
        assertThat(Layouts.of(LayoutZoo.Unresolved.class).readResolveOwner()).isEmpty();
    }

    @Test
    void platformsPartOfAnObjectHasNoSlots() {
        List<Level> levels = Layouts.of(LayoutZoo.Lines.class).levels();
        assertThat(levels).extracting(Level::owner).containsExactly("java.util.ArrayList", name("Lines"));
        assertThat(levels.get(0).slots()).isEmpty();
        assertThat(levels.get(1).slots()).hasSize(1);
        assertThat(Layouts.of(Date.class).slots()).isEmpty();
    }

    @Test
    void enclosingInstanceIsASlot() {
        Layout layout = Layouts.of(LayoutZoo.Outer.Inner.class);
        assertThat(layout.slots()).extracting(Slot::name).containsExactly("own", "this$0");
    }

    @Test
    void typeVariableHasTheKindOfItsErasure() {
        Layout layout = Layouts.of(LayoutZoo.Generic.class);
        assertThat(layout.slot(name("Generic"), "value").orElseThrow().erasedType()).hasToString("java.lang.Number");
        assertThat(layout.slot(name("Generic"), "values").orElseThrow().kind()).isEqualTo(SlotKind.REFERENCE_ARRAY);
    }

    @Test
    void missingClassIsNamed() {
        assertThatExceptionOfType(ClassModelException.class)
                .isThrownBy(() -> Layouts.fromReflection().resolve("pkg.Missing"))
                .withMessage("a class is missing: class=pkg.Missing, put it on the class path");
    }

    private static Way way(String simpleName) {
        return Layouts.fromReflection().resolve(name(simpleName)).construction().way();
    }

    private static String name(String simpleName) {
        return LayoutZoo.class.getName() + "$" + simpleName;
    }
}
