// SPDX-License-Identifier: Apache-2.0
// The classes as they were when the payloads of this folder were written. Never changed.
package frozen;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectInputStream;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Date;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;

class Primitives {
    boolean a = true;
    byte b = -1;
    short c = 300;
    char d = 'x';
    int e = -70_000;
    long f = 1L << 40;
    float g = 1.5f;
    double h = -2.25;
    Integer i = 7;
    Long j = null;
    Character k = 'y';
}

class Texts {
    String latin = "caf\u00e9";
    String wide = "\u65e5\u672c\u8a9e";
    String mixed = "plain and \u20ac";
    String none = null;
    String empty = "";
}

enum Colour {
    RED,
    GREEN,
    BLUE
}

record Point(int x, int y) {}

class Node {
    int value;
    Node next;
}

class Base {
    int same = 1;
    String name = "base";
}

class Derived extends Base {
    int same = 2;
    Colour colour = Colour.BLUE;
}

class Line {
    String article;
    double price;
    Order order;
}

class Order {
    String id = "o-1";
    List<Line> lines = new ArrayList<>();
    Map<String, Point> places = new TreeMap<>();
    Object any;
    int[] codes = {1, 2, 3};
    String[][] texts = {{"a", null}, {}};
    Colour[] colours = {Colour.RED, null, Colour.GREEN};
}

class Hooked implements Serializable {
    String kept = "kept";
    transient int counted = 5;

    private void writeObject(ObjectOutputStream out) throws IOException {
        out.defaultWriteObject();
        out.writeInt(counted);
        out.writeObject(new Point(1, 2));
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        counted = in.readInt();
        in.readObject();
    }
}

class External implements Externalizable {
    int number = 9;

    public External() {}

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
        out.writeInt(number);
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException {
        number = in.readInt();
    }
}

class Names extends ArrayList<String> {
    String label = "label";
}

/** A method for each payload. */
class Samples {

    static Object primitives() {
        return new Primitives();
    }

    static Object texts() {
        return new Texts();
    }

    static Object record() {
        return new Point(3, -4);
    }

    static Object constant() {
        return Colour.GREEN;
    }

    static Object cycle() {
        Node first = new Node();
        first.value = 1;
        first.next = new Node();
        first.next.value = 2;
        first.next.next = first;
        return first;
    }

    static Object derived() {
        return new Derived();
    }

    static Object order() {
        Order order = new Order();
        for (String article : List.of("pen", "ink")) {
            Line line = new Line();
            line.article = article;
            line.price = article.length() + 0.5;
            line.order = order;
            order.lines.add(line);
        }
        order.places.put("a", new Point(1, 2));
        order.places.put("b", null);
        order.any = order.lines.get(0);
        return order;
    }

    static Object list() {
        return new ArrayList<>(Arrays.asList(new Point(1, 1), "text", 5, null, Colour.RED, new Point(2, 2), 6L, new Node()));
    }

    static Object maps() {
        Map<Object, Object> map = new LinkedHashMap<>();
        map.put("hash", new HashMap<>(Map.of("k", new Point(5, 6))));
        map.put("set", new HashSet<>(List.of(new Point(7, 8))));
        map.put("enums", new EnumMap<>(Map.of(Colour.BLUE, 1)));
        map.put("linked", new LinkedList<>(List.of(1, 2)));
        return map;
    }

    static Object values() {
        return new ArrayList<>(List.of(new BigDecimal("12.50"), new BigInteger("123456789012345678901234567890"),
                new UUID(1, 2), Instant.ofEpochSecond(5, 6), Duration.ofMillis(7), LocalDate.of(2020, 1, 2),
                LocalDateTime.of(2020, 1, 2, 3, 4, 5), ZonedDateTime.of(2020, 1, 2, 3, 4, 5, 6, ZoneId.of("UTC")),
                new Date(8), Optional.of("x"), 'c', (byte) 1, (short) 2, 3f, 4d, true));
    }

    static Object deep() {
        Node first = null;
        for (int i = 0; i < 300; i++) {
            Node node = new Node();
            node.value = i;
            node.next = first;
            first = node;
        }
        return first;
    }

    static Object hooked() {
        return new Hooked();
    }

    static Object external() {
        return new External();
    }

    static Object names() {
        Names names = new Names();
        names.add("one");
        names.add("two");
        return names;
    }

    static Object array() {
        return new Point[] {new Point(1, 2), null};
    }

    static Object nothing() {
        return null;
    }
}
