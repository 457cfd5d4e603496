// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.codec.ReferenceSlot;
import dev.gridwire.codegen.evolution.SchemaFormat;
import dev.gridwire.codegen.jdk.HolderParts;
import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.codegen.jdk.JdkType.Family;
import dev.gridwire.codegen.jdk.ThrowableState;
import dev.gridwire.codegen.layout.Form;
import dev.gridwire.codegen.layout.SlotKind;
import dev.gridwire.codegen.model.Hook;
import dev.gridwire.hooks.stream.Items;
import dev.gridwire.platform.PlatformContainer;
import dev.gridwire.platform.PlatformKind;
import dev.gridwire.wire.SealKind;
import dev.gridwire.wire.Tags;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Prints the wire format's tables as JavaScript. Some are private, because no other Java needs them. */
final class JavaScriptReaderTables {

    private static final int WIDTH = 126;
    /** Where the first row of a table stands. */
    private static final int FIRST_COLUMN = 36;
    private static final Map<Family, Character> FAMILIES = Map.ofEntries(
            Map.entry(Family.NUMBER, 'N'), Map.entry(Family.TEXT, 'T'), Map.entry(Family.TIME, 'D'),
            Map.entry(Family.ARRAY_LEAF, 'A'), Map.entry(Family.MUTABLE_LEAF, 'M'), Map.entry(Family.CONSTANT, '0'),
            Map.entry(Family.HOLDER, 'H'), Map.entry(Family.COLLECTION, 'C'), Map.entry(Family.MAP, 'P'),
            Map.entry(Family.IMMUTABLE, 'I'), Map.entry(Family.WRAPPER, 'W'), Map.entry(Family.SPECIAL, 'S'));

    private JavaScriptReaderTables() {}

    static String print() throws ReflectiveOperationException {
        Map<String, PlatformContainer.Head> parents = new TreeMap<>();
        for (PlatformContainer each : PlatformContainer.values()) {
            parents.put(((JdkType) privateOf(PlatformContainer.class, "type", each)).name(), each.head());
        }
        return String.join("\n", List.of(
                "const TAGS = {" + numbers(Tags.class) + "};",
                "const ITEMS = {" + numbers(Items.class) + "};",
                "const SEALS = words(`" + seals() + "`).map(sealRow);",
                "const FORMS = '" + names(Form.values()) + "'.split(' ');",
                "const HOOKS = '" + names(Hook.values()) + "'.split(' ');",
                "const ROUNDING = '" + names(RoundingMode.values()) + "'.split(' ');",
                "const KINDS = words(`" + wrapped(Arrays.stream(SlotKind.values())
                        .map(kind -> (kind + " " + SchemaFormat.descriptorOf(kind)).strip()))
                        + "`).map(kindRow);",
                "const KNOWN_TEXTS = listed(`" + wrapped(((Collection<?>) privateOf(
                        Class.forName("dev.gridwire.codegen.evolution.SchemaTexts"), "KNOWN", null)).stream()) + "`);",
                "const PARENTS = new Map(words(`" + wrapped(rows(parents)) + "`));",
                "const VALUES = new Map(words(`" + wrapped(rows(new TreeMap<>(
                        (Map<?, ?>) privateOf(PlatformKind.class, "VALUES", null)))) + "`));",
                "const STATES = new Set(listed(`" + wrapped(new TreeSet<>(ThrowableState.classNames()).stream()) + "`));",
                "// number, name, family, flags (! final, k keys, m map), head, least and most parts, classes, text",
                "const JDK = words(`" + wrapped(Stream.of(JdkType.values()).map(JavaScriptReaderTables::row))
                        + "`).map(jdkRow);"))
                + "\n";
    }

    private static String numbers(Class<?> constants) throws IllegalAccessException {
        List<String> numbers = new ArrayList<>();
        for (Field each : constants.getFields()) {
            numbers.add(each.getName() + ": " + each.get(null));
        }
        return wrapped(numbers, ",").replace("\n", "\n    ");
    }

    private static String seals() throws ReflectiveOperationException {
        Method code = SealKind.class.getDeclaredMethod("code");
        code.setAccessible(true);
        List<String> seals = new ArrayList<>();
        for (SealKind each : SealKind.values()) {
            seals.add(each.text() + " " + code.invoke(each) + " " + each.byteCount());
        }
        return String.join("; ", seals);
    }

    private static Object privateOf(Class<?> owner, String name, Object object) throws ReflectiveOperationException {
        Field field = owner.getDeclaredField(name);
        field.setAccessible(true);
        return field.get(object);
    }

    private static String names(Object[] constants) {
        return Arrays.stream(constants).map(each -> ((Enum<?>) each).name()).collect(Collectors.joining(" "));
    }

    private static Stream<String> rows(Map<?, ?> map) {
        return map.entrySet().stream().map(entry -> entry.getKey() + " " + entry.getValue());
    }

    private static String row(JdkType type) {
        boolean isContainer = switch (type.family()) {
            case COLLECTION, MAP, IMMUTABLE -> true;
            default -> false;
        };
        String flags = (isFinal(type) ? "!" : "") + (isContainer && type.container().hashing().isKeyed() ? "k" : "")
                + (type.isMap() ? "m" : "");
        String text = type == JdkType.ARRAY ? type.name() : JdkTypeNames.text(type);
        return String.join(" ", List.of(
                String.valueOf(type.number()), type.name(), String.valueOf(FAMILIES.get(type.family())), orNothing(flags),
                isContainer ? type.container().head().name() : "-", type.family() == Family.HOLDER ? parts(type.parts()) : "-",
                orNothing(String.join(",", type.classNames())), text.equals(type.name()) ? "" : text)).strip();
    }

    private static String orNothing(String text) {
        return text.isEmpty() ? "-" : text;
    }

    /** The least and the most parts, and an exclamation mark if none may be null. */
    private static String parts(HolderParts parts) {
        int least = 0;
        while (!parts.allow(least, false)) {
            least++;
        }
        int most = least;
        while (most < 9 && parts.allow(most + 1, false)) {
            most++;
        }
        return least + ":" + (most == 9 ? "" : most) + (parts.allow(most, true) ? "" : "!");
    }

    /** Whether an array of the type does not name the class of its elements. */
    private static boolean isFinal(JdkType type) {
        SlotForms forms = new SlotForms(name -> Optional.empty(), Inspectors.layouts());
        return !type.classNames().isEmpty() && type.classNames().stream().allMatch(
                each -> forms.ofElements(WireType.descriptor(each)) == ReferenceSlot.Form.MONOMORPHIC);
    }

    private static String wrapped(Stream<?> rows) {
        return wrapped(rows.map(String::valueOf).toList(), ";");
    }

    private static String wrapped(List<String> rows, String separator) {
        StringBuilder text = new StringBuilder();
        int column = FIRST_COLUMN;
        for (String row : rows) {
            boolean breaks = column + row.length() + 2 > WIDTH;
            text.append(text.length() == 0 ? "" : separator + (breaks ? "\n" : " ")).append(row);
            column = breaks ? row.length() : column + 2 + row.length();
        }
        return text.toString();
    }
}
