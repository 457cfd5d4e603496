// SPDX-License-Identifier: Apache-2.0
// A later state of the classes: it reads what those of Zoo.java wrote, and the reverse. Never changed.
package frozen;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectInputStream;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;

class Primitives {
    Boolean a = false;
    int b = 1;
    long c = 2;
    int d = 3;
    double e = 4;
    long f = 5;
    double g = 6;
    Double h = 7.0;
    long i = 8;
    Long j = 9L;
    Object k = 'z';
    String added = "added";
}

class Texts {
    CharSequence latin = "later";
    String wide = "w";
    Object mixed = "m";
    String empty = "e";
}

enum Colour {
    BLACK,
    BLUE,
    GREEN,
    RED
}

record Point(String label, long y, long x) {
    Point(long x, long y) {
        this("label", y, x);
    }
}

class Node {
    Node next;
    long value;
    Node previous;
}

class Root {
    String name = "root";
}

class Base extends Root {
    int same = 10;
}

class Derived extends Base {
    int same = 20;
    Colour colour = Colour.RED;
}

class Line {
    Order order;
    String article;
    double price;
    int count = 1;
}

class Order {
    String id = "o-2";
    Collection<Line> lines = new ArrayList<>();
    Map<String, Point> places = null;
    Object any = new Point(1, 2);
    Object codes = new int[] {9};
    Object[] texts = new String[][] {{"t"}};
    Colour[] colours = {};
    List<Point> more = new ArrayList<>(List.of(new Point(3, 4)));
}

class Hooked implements Serializable {
    String added = "added";
    String kept = "later";
    transient int counted = 6;

    private void writeObject(ObjectOutputStream out) throws IOException {
        out.defaultWriteObject();
        out.writeInt(counted);
        out.writeObject("another");
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        counted = in.readInt();
        in.readObject();
    }
}

class External implements Externalizable {
    int number = 10;

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
    int number = 3;
    String label = "later";
}

/** What the state before is to read, to keep and to write again. */
class Samples {

    static Object primitives() {
        return new Primitives();
    }

    static Object texts() {
        return new Texts();
    }

    static Object record() {
        return new Point("named", 5, 6);
    }

    static Object derived() {
        return new Derived();
    }

    static Object cycle() {
        Node first = new Node();
        first.next = new Node();
        first.next.value = 2;
        first.next.previous = first;
        return first;
    }

    static Object order() {
        Order order = new Order();
        Line line = new Line();
        line.article = "pen";
        line.order = order;
        order.lines.add(line);
        return order;
    }

    static Object hooked() {
        return new Hooked();
    }

    static Object names() {
        Names names = new Names();
        names.add("three");
        return names;
    }

    static Object list() {
        return new ArrayList<>(List.of(new Point(1, 1), new Point("x", 2, 2), Colour.GREEN));
    }
}
