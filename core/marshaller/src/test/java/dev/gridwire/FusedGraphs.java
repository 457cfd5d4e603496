// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import java.io.Serializable;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** The classes of graphs for fused codecs; {@link FusedKind} fills them. */
final class FusedGraphs {

    private FusedGraphs() {}

    enum Colour {
        RED,
        GREEN {
            @Override
            public String toString() {
                return "green";
            }
        }
    }

    static class Part implements Serializable {
        private static final long serialVersionUID = 1L;

        int number;
        @Nullable String name;

        Part(int number, @Nullable String name) {
            this.number = number;
            this.name = name;
        }
    }

    /** Its constructor computes the final field: Java serialization sets it, or reflection. */
    static final class SmallPart extends Part {
        private static final long serialVersionUID = 1L;

        final double weight;

        SmallPart(int number) {
            super(number, "small");
            weight = number / 8.0;
        }
    }

    record Price(BigDecimal amount, Colour colour) {}

    record Id(int number, @Nullable String place) implements Comparable<Id> {
        @Override
        public int compareTo(Id other) {
            return Integer.compare(number, other.number);
        }
    }

    record Route(Id from, Id to, List<String> stops, @Nullable Date date) {}

    /** No record; all of one number are equal. */
    static final class Tag implements Serializable {
        private static final long serialVersionUID = 1L;

        private final int number;
        private final LocalDate day;

        Tag(int number) {
            this.number = number;
            this.day = LocalDate.EPOCH.plusDays(number);
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Tag tag && tag.number == number && tag.day.equals(day);
        }

        @Override
        public int hashCode() {
            return number % 3;
        }
    }

    record Bag(List<Price> prices, Map<String, Integer> counts, Set<String> names, Optional<Part> part) {}

    static final class Node implements Serializable {
        private static final long serialVersionUID = 1L;

        final int number;
        @Nullable Node parent;
        @Nullable Part part;
        @Nullable Object more;
        final List<Node> children = new ArrayList<>();

        Node(int number) {
            this.number = number;
        }

        static Node tree(int number, int levels, boolean hasParents) {
            Node made = new Node(number);
            made.part = new Part(number, "of a node");
            for (int i = 0; i < 2 && levels > 1; i++) {
                Node child = tree(2 * number + i, levels - 1, hasParents);
                child.parent = hasParents ? made : null;
                made.children.add(child);
            }
            return made;
        }
    }

    record Cell(int number, @Nullable Cell next, @Nullable Object other) {

        static @Nullable Cell chain(int count, @Nullable Object other) {
            return count == 0 ? null : new Cell(count, chain(count - 1, other), other);
        }
    }

    static final class Everything {
        long id;
        @Nullable Date date;
        @Nullable Part one;
        @Nullable Part other;
        @Nullable Object any;
        @Nullable Price price;
        @Nullable Bag bag;
        @Nullable UUID uuid;
        @Nullable LocalDate day;
        @Nullable Integer box;
        @Nullable Colour colour;
        int @Nullable [] numbers;
        Part @Nullable [] array;
        String @Nullable [] texts;
        @Nullable List<Object> list;
        @Nullable List<Part> parts;
        @Nullable Map<Object, Object> map;
        @Nullable Map<Colour, String> byColour;
        @Nullable Set<Object> set;
    }
}
