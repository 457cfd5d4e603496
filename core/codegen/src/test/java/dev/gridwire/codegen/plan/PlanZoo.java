// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.plan;

import dev.gridwire.codegen.plan.far.Far;
import java.math.BigDecimal;
import java.util.Date;
import java.util.List;
import java.util.Map;

/** Classes whose plans the tests state. */
@SuppressWarnings("unused")
final class PlanZoo {

    private PlanZoo() {}

    enum Colour {
        RED
    }

    interface Marked {}

    record Point(int x, double y) implements Marked {}

    record Line(long id, Point from, String name, Point to, List<Point> more) {}

    static class Empty {
        transient int cache;
        static int counter;
    }

    static final class Reaches extends Neighbour {
        private int own;
        private final int ownFinal = Integer.parseInt("1");
        int packaged;
        private final Reaches next = null;
        private Object any;
    }

    static class Near extends Far {
        private int nearest;
        private final Far last = null;
    }

    static class Kinds {
        boolean z;
        byte b;
        short s;
        char c;
        int i;
        long j;
        float f;
        double d;
        Integer box;
        String text;
        BigDecimal decimal;
        Colour colour;
        Point point;
        Reaches last;
        Kinds self;
        int[] ints;
        String[] texts;
        List<String> list;
        Map<String, Point> map;
        Date date;
        Marked marked;
        Object any;
    }
}
