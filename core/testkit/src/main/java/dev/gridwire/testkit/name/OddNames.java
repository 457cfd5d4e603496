// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.name;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;

/** Draws names that the JVM accepts (JVMS 4.2.2), with every class of characters, and never the same name twice. */
public final class OddNames {

    private static final int MOST_PIECES = 5;
    /** Letters, digits and characters that separate words somewhere, without the four that the JVM refuses. */
    private static final String ASCII = " \t\n\r\f!\"#$%&'()*+,-:<=>?@\\^_`{|}~019AZaz]\0\u0001\u001b\u007f";
    private static final List<String> WORDS = List.of("class", "int", "final", "replaced", "form=enum", "package-info",
            "module-info", "of", "schema", "layout", "\\u0020", "%0020", "L", "I", "$", "$1", "*", "**", "#", "\\\\",
            "My Order", "IN STOCK", "item no", "null", "true", "<init>", "Fran\u00e7ois", "\u0420\u0443\u0441", "\u65e5\u672c",
            "\u0627\u0644\u0639", "e\u0301", "\u200d", "\u200b", "\u202e", "\u2028", "\u2029", "\u0085", "\u00a0", "\u3000",
            "\ufeff", "\ufffd", "\uffff", "\ud83d\ude00", "\udb40\udc01", "\ud800", "\udfff", "\udc00\ud800", "\u00ad");
    private static final List<String> HEXADECIMAL = List.of("0020", "d800", "u0041", "0a");

    private final SplittableRandom random;
    private final Set<String> drawn = new HashSet<>();
    private final Deque<String> given;

    public OddNames(SplittableRandom random) {
        this(random, List.of());
    }

    private OddNames(SplittableRandom random, List<String> given) {
        this.random = random;
        this.given = new ArrayDeque<>(given);
    }

    /** Returns a source of names that are common in Kotlin. */
    static OddNames ofKotlin() {
        return new OddNames(new SplittableRandom(1), List.of("My State", "IN STOCK", "SOLD OUT", "ON ORDER", "My Item", "item no",
                "item name", "My Base", "base no", "My Order", "first text", "its state", "any thing", "other orders", "its item",
                "My Gift", "the gift"));
    }

    /** Returns a name for a field or a constant, or the last part of a class's name. */
    public String unqualified() {
        String name = given.poll();
        while (name == null || !drawn.add(name)) {
            name = random.nextInt(40) == 0 ? longName() : pieces();
        }
        return name;
    }

    /** Returns a name that a method may have, too, for a record's component, which has an accessor. */
    public String component() {
        String name;
        do {
            name = unqualified().replace('<', '(').replace('>', ')');
        } while (List.of("toString", "hashCode", "equals").contains(name));
        return name;
    }

    /** Returns a package's name; empty for the unnamed package. */
    public String packageName() {
        if (!given.isEmpty()) {
            return "com.my shop";
        }
        if (random.nextInt(8) == 0) {
            return "";
        }
        // The prefix avoids JDK classes, which are recognised by the first part of their names.
        StringBuilder name = new StringBuilder("odd");
        for (int i = random.nextInt(3); i >= 0; i--) {
            name.append('.').append(pieces());
        }
        return name.toString();
    }

    /** Returns a class's binary name in a package. {@link Class#forName} does not find names with a zero character. */
    public String classIn(String packageName) {
        String name = unqualified().replace('\0', ' ') + drawn.size();
        return packageName.isEmpty() ? name : packageName.replace('\0', ' ') + '.' + name;
    }

    private String pieces() {
        StringBuilder name = new StringBuilder();
        for (int i = random.nextInt(MOST_PIECES); i >= 0; i--) {
            name.append(piece());
        }
        return name.toString();
    }

    private String piece() {
        return switch (random.nextInt(4)) {
            case 0 -> WORDS.get(random.nextInt(WORDS.size()));
            case 1 -> HEXADECIMAL.get(random.nextInt(HEXADECIMAL.size()));
            case 2 -> anyCharacter();
            default -> String.valueOf(ASCII.charAt(random.nextInt(ASCII.length())));
        };
    }

    private String anyCharacter() {
        int bound = random.nextBoolean() ? 0x300 : random.nextBoolean() ? Character.MIN_SUPPLEMENTARY_CODE_POINT
                : Character.MAX_CODE_POINT + 1;
        int point;
        do {
            point = random.nextInt(bound);
        } while (point < 0x80 && ".;[/".indexOf(point) >= 0);
        return Character.toString(point);
    }

    private String longName() {
        return pieces().repeat(200).substring(0, 200) + drawn.size();
    }
}
