// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.universe;

import java.util.List;
import java.util.SplittableRandom;

/** Draws the declared types of fields in Java syntax: anything from a primitive to a map of lists. */
final class DrawnType {

    private final SplittableRandom random;
    /** The ids of the classes that types can name. */
    private final List<String> own;
    private final String enumId;

    DrawnType(SplittableRandom random, Sketch sketch) {
        this.random = random;
        this.own = sketch.objects("").stream().map(ClassSketch::id).toList();
        this.enumId = sketch.of(ClassSketch.Form.ENUM).get(0).id();
    }

    String draw() {
        return type(0);
    }

    private String type(int depth) {
        return switch (random.nextInt(20)) {
            case 0, 1, 2, 3 -> pick("boolean", "byte", "short", "char", "int", "long", "float", "double");
            case 4, 5 -> "String";
            case 6 -> pick("Boolean", "Byte", "Short", "Character", "Integer", "Long", "Float", "Double");
            case 7 -> pick(enumId, Prelude.ENUM);
            case 8 -> pick("Object", Prelude.INTERFACE, "Comparable<?>", "Number", "CharSequence");
            case 9 -> pick("Date", "BigDecimal", "LocalDate", "UUID", "Duration");
            case 10 -> pick("int[]", "byte[]", "double[][]", "String[]", "Object[]", enumId + "[]");
            case 11 -> own() + "[]";
            case 12 -> "List<" + argument(depth) + ">";
            case 13 -> pick("Set<", "Collection<", "LinkedList<", "Deque<") + argument(depth) + ">";
            case 14 -> "Map<String, " + argument(depth) + ">";
            case 15 -> "Map<" + argument(depth) + ", " + argument(depth) + ">";
            case 16 -> Prelude.GENERIC + "<" + argument(depth) + ">";
            default -> own();
        };
    }

    private String argument(int depth) {
        if (depth > 1) {
            return own();
        }
        String type = type(depth + 1);
        boolean primitive = Character.isLowerCase(type.charAt(0)) && !type.endsWith("]");
        return primitive ? pick("Integer", "?", "String") : type;
    }

    private String own() {
        return own.get(random.nextInt(own.size()));
    }

    private String pick(String... choices) {
        return choices[random.nextInt(choices.length)];
    }
}
