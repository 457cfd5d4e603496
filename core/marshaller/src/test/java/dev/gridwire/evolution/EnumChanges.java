// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import dev.gridwire.schema.UnknownConstants;
import java.util.List;

/** Enums that change. */
final class EnumChanges {

    static final List<Change> ALL = List.of(
            Change.of("add a constant in front")
                    .before("order { Mood a = Mood.GOOD; Mood b = Mood.BAD; }\nenum Mood { GOOD, BAD }")
                    .after("order { Mood a = Mood.BAD; Mood b = Mood.GOOD; }\nenum Mood { FIRST, GOOD, BAD }")
                    .newReads("Order{a=Mood.GOOD, b=Mood.BAD}")
                    .oldReads("Order{a=Mood.BAD, b=Mood.GOOD}"),
            Change.of("add a constant in the middle")
                    .before("order { Mood a = Mood.GOOD; Mood b = Mood.BAD; }\nenum Mood { GOOD, BAD }")
                    .after("order { Mood a = Mood.BAD; Mood b = null; }\nenum Mood { GOOD, MIDDLE, BAD }")
                    .newReads("Order{a=Mood.GOOD, b=Mood.BAD}")
                    .oldReads("Order{a=Mood.BAD, b=null}"),
            Change.of("reorder constants")
                    .before("order { Mood a = Mood.A; Mood b = Mood.B; Mood c = Mood.C; }\nenum Mood { A, B, C }")
                    .after("order { Mood a = Mood.B; Mood b = Mood.C; Mood c = Mood.A; }\nenum Mood { C, A, B }")
                    .newReads("Order{a=Mood.A, b=Mood.B, c=Mood.C}")
                    .oldReads("Order{a=Mood.B, b=Mood.C, c=Mood.A}"),
            Change.of("remove a constant that no object has")
                    .before("order { Mood a = Mood.GOOD; Object b = Mood.BAD; }\nenum Mood { GOOD, GONE, BAD }")
                    .after("order { Mood a = Mood.BAD; Object b = Mood.GOOD; }\nenum Mood { GOOD, BAD }")
                    .newReads("Order{a=Mood.GOOD, b=Mood.BAD}")
                    .oldReads("Order{a=Mood.BAD, b=Mood.GOOD}"),
            Change.of("add and use a constant")
                    .before("order { Mood a = Mood.GOOD; }\nenum Mood { GOOD, BAD }")
                    .after("order { Mood a = Mood.ADDED; }\nenum Mood { GOOD, BAD, ADDED }")
                    .newReads("Order{a=Mood.GOOD}")
                    .oldRefuses("Order.a", "ADDED"),
            Change.of("add and use a constant in a list")
                    .before("public class Order { List<Mood> a = new ArrayList<>(List.of(Mood.GOOD)); }\nenum Mood { GOOD }")
                    .after("public class Order { List<Mood> a = new ArrayList<>(List.of(Mood.ADDED)); }\nenum Mood { GOOD, "
                            + "ADDED }")
                    .newReads("Order{a=ArrayList[Mood.GOOD]}")
                    .oldRefuses("Order.a", "ADDED"),
            Change.of("add and use a constant, unknown ones become null")
                    .before("order { Mood a = Mood.GOOD; Object b = Mood.BAD; }\nenum Mood { GOOD, BAD }")
                    .after("order { Mood a = Mood.ADDED; Object b = Mood.ADDED; }\nenum Mood { ADDED, GOOD, BAD }")
                    .settings((builder, loader, name, isNew) -> builder.unknownConstants(UnknownConstants.NULL))
                    .newReads("Order{a=Mood.GOOD, b=Mood.BAD}")
                    .oldReads("Order{a=null, b=null}", "Order{a=null, b=null}")
                    .note("unknownConstants(NULL): the constant is lost, also when written back"),
            Change.of("add and use a constant, unknown ones become another")
                    .before("order { Mood a = Mood.GOOD; int b = 1; }\nenum Mood { GOOD, OTHER }")
                    .after("order { Mood a = Mood.ADDED; int b = 2; }\nenum Mood { ADDED, GOOD, OTHER }")
                    .settings((builder, loader, name, isNew) ->
                            builder.unknownConstant(constant(loader.loadClass(name + ".Mood"), "OTHER")))
                    .newReads("Order{a=Mood.GOOD, b=1}")
                    .oldReads("Order{a=Mood.OTHER, b=2}", "Order{a=Mood.OTHER, b=2}")
                    .note("unknownConstant(Mood.OTHER): the constant is lost, also when written back"),
            Change.of("give constants bodies")
                    .before("order { Mood a = Mood.GOOD; Mood b = Mood.BAD; }\nenum Mood { GOOD, BAD }")
                    .after("order { Mood a = Mood.BAD; Mood b = Mood.GOOD; }\n"
                            + "enum Mood { GOOD { int n() { return 1; } }, BAD; int n() { return 0; } }")
                    .newReads("Order{a=Mood.GOOD, b=Mood.BAD}")
                    .oldReads("Order{a=Mood.BAD, b=Mood.GOOD}")
                    .note("the same schema"),
            Change.of("reorder constants in arrays, lists, maps, EnumMap")
                    .before("order { Mood[] a = {Mood.A, Mood.C}; List<Mood> b = new ArrayList<>(List.of(Mood.B, Mood.A)); "
                            + "Map<Mood, Integer> c = new EnumMap<>(Map.of(Mood.A, 1, Mood.C, 3)); Object d = "
                            + "EnumSet.of(Mood.B); }\n"
                            + "enum Mood { A, B, C }")
                    .after("order { Mood[] a = {Mood.B}; List<Mood> b = new ArrayList<>(List.of(Mood.C, Mood.C)); "
                            + "Map<Mood, Integer> c = new EnumMap<>(Map.of(Mood.B, 2)); Object d = EnumSet.of(Mood.C); }\n"
                            + "enum Mood { C, X, B, A }")
                    .newReads("Order{a=Mood[Mood.A, Mood.C], b=ArrayList[Mood.B, Mood.A], c=EnumMap[Mood.A: 1, Mood.C: 3], "
                            + "d=RegularEnumSet[Mood.B]}")
                    .oldReads("Order{a=Mood[Mood.B], b=ArrayList[Mood.C, Mood.C], c=EnumMap[Mood.B: 2], "
                            + "d=RegularEnumSet[Mood.C]}"),
            Change.of("declare a field by the enum, not Object or Comparable")
                    .before("order { Object a = Mood.GOOD; Comparable<?> b = Mood.BAD; }\nenum Mood { GOOD, BAD }")
                    .after("order { Mood a = Mood.BAD; Mood b = Mood.GOOD; }\nenum Mood { GOOD, BAD }")
                    .newReads("Order{a=Mood.GOOD, b=Mood.BAD}")
                    .oldReads("Order{a=Mood.BAD, b=Mood.GOOD}"),
            Change.of("rename an enum")
                    .before("order { Mood a = Mood.GOOD; Object b = Mood.BAD; }\nenum Mood { GOOD, BAD }")
                    .after("order { Temper a = Temper.BAD; Object b = Temper.GOOD; }\n"
                            + "@FormerName(\"PACKAGE.Mood\") enum Temper { NEUTRAL, GOOD, BAD }")
                    .settings((builder, loader, name, isNew) ->
                            builder.register(loader.loadClass(name + (isNew ? ".Temper" : ".Mood"))))
                    .newReads("Order{a=Temper.GOOD, b=Temper.BAD}")
                    .oldReads("Order{a=Mood.BAD, b=Mood.GOOD}")
                    .note("@FormerName on the enum; register it"),
            Change.of("use a new constant in a new field")
                    .before("order { int a = 1; Mood b = Mood.GOOD; }\nenum Mood { GOOD, BAD }")
                    .after("order { int a = 2; Mood b = Mood.BAD; Mood c = Mood.ADDED; }\nenum Mood { GOOD, BAD, ADDED }")
                    .newReads("Order{a=1, b=Mood.GOOD, c=null}")
                    .oldReads("Order{a=2, b=Mood.BAD}"),
            Change.of("enum to String")
                    .before("public class Order { Mood a = Mood.GOOD; }\nenum Mood { GOOD, BAD }")
                    .after("public class Order { String a = \"GOOD\"; }\nenum Mood { GOOD, BAD }")
                    .newRefuses("Order.a").oldRefuses("Order.a"),
            Change.of("enum to class")
                    .before("public class Order { Mood a = Mood.GOOD; }\nenum Mood { GOOD, BAD }")
                    .after("public class Order { Mood a = new Mood(); }\nclass Mood { String name = \"GOOD\"; }")
                    .newRefuses("Mood").oldRefuses("Mood"));

    private EnumChanges() {}

    private static Enum<?> constant(Class<?> type, String name) {
        for (Object each : type.getEnumConstants()) {
            if (((Enum<?>) each).name().equals(name)) {
                return (Enum<?>) each;
            }
        }
        throw new IllegalArgumentException(name);
    }
}
