// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named.zoo;

import java.io.Serializable;
import java.util.List;

/** Records, a private one among them, and a class that holds them. */
@SuppressWarnings({"unused", "serial"})
public class Records implements Serializable {

    private static final long serialVersionUID = 1;

    private final Pair pair;
    private final Hidden hidden;
    private final Shape shape;
    private final List<Shape> shapes;

    private Records(Pair pair, Hidden hidden, Shape shape, List<Shape> shapes) {
        this.pair = pair;
        this.hidden = hidden;
        this.shape = shape;
        this.shapes = shapes;
    }

    /** A full one. */
    public static Records full() {
        Pair pair = new Pair(7, "seven", new Pair(8, null, null));
        return new Records(pair, new Hidden((byte) 1, 'c', 2.5, new long[] {1}), new Circle(1), List.of(new Circle(2)));
    }

    /** A shape of two classes in one list. */
    public static Records mixed() {
        return new Records(null, null, new Square(), List.of(new Square(), new Circle(1)));
    }

    /** One component of each width. */
    public record Pair(long first, String second, Pair nested) implements Serializable {}

    private record Hidden(byte small, char letter, double wide, long[] values) implements Serializable {}

    /** What has no class of its own. */
    public interface Shape extends Serializable {}

    /** A shape. */
    public record Circle(int radius) implements Shape {}

    /** Another shape. */
    public static class Square implements Shape {
        private static final long serialVersionUID = 1;

        private int side = 3;
    }
}
