// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.proof.values;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.io.Serializable;
import java.math.BigDecimal;
import java.text.CharacterIterator;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Classes as users write them, of every kind. */
public final class Zoo {

    private Zoo() {}

    public enum Colour { RED, GREEN, BLUE }

    public record Money(BigDecimal amount, String currency) implements Serializable {
        public Money {
            Objects.requireNonNull(amount);
            if (currency.length() != 3) {
                throw new IllegalArgumentException("a currency has three letters: " + currency);
            }
        }
    }

    /** Takes few numbers, and no null in one place of three. */
    public static final class Strict implements Serializable {
        private static final long serialVersionUID = 1L;
        final int share;
        final String name;
        final @Nullable String comment;

        public Strict(int share, String name, @Nullable String comment) {
            if (share > 3_000) {
                throw new IllegalArgumentException("share > 3000");
            }
            this.share = share;
            this.name = Objects.requireNonNull(name);
            this.comment = comment;
        }
    }

    /** As Lombok makes it. */
    public static final class Built implements Serializable {
        private static final long serialVersionUID = 1L;
        private final String title;
        private final List<Money> prices;

        private Built(String title, List<Money> prices) {
            this.title = title;
            this.prices = prices;
        }

        public static Builder builder() {
            return new Builder();
        }

        String title() {
            return title;
        }

        List<Money> prices() {
            return prices;
        }

        static final class Builder {
            private @Nullable String title;
            private List<Money> prices = List.of();

            public Builder title(String value) {
                title = value;
                return this;
            }

            public Builder prices(List<Money> value) {
                prices = new ArrayList<>(value);
                return this;
            }

            public Built build() {
                return new Built(Objects.requireNonNull(title, "title"), prices);
            }
        }
    }

    public static final class ByFactory implements Serializable {
        private static final long serialVersionUID = 1L;
        final String code;

        private ByFactory(String code, boolean checked) {
            if (!checked) {
                throw new IllegalStateException("not checked");
            }
            this.code = code;
        }

        public static ByFactory of(String code) {
            return new ByFactory(code, true);
        }
    }

    public static class Bean implements Serializable {
        private static final long serialVersionUID = 1L;
        private long id;
        private @Nullable String name;
        private @Nullable LocalDate birthDate;
        private final List<Money> orders = new ArrayList<>();

        public void setName(String value) {
            name = value;
        }

        long id() {
            return id;
        }

        @Nullable String name() {
            return name;
        }

        @Nullable LocalDate birthDate() {
            return birthDate;
        }

        List<Money> orders() {
            return orders;
        }
    }

    /** No constructor takes what can be made. */
    public static final class Closed implements Serializable {
        private static final long serialVersionUID = 1L;
        private final String name;

        Closed(Thread owner) {
            throw new IllegalStateException(owner.getName());
        }

        String name() {
            return name == null ? "" : name;
        }

        {
            name = "never";
        }
    }

    public sealed interface Shape extends Serializable permits Circle, Square {}

    public record Circle(double radius) implements Shape {}

    public record Square(double side) implements Shape {}

    public record Generic<T extends Comparable<T>>(T least, Map<T, List<T>> rest) {}

    public record Nested(Generic<String> words, Generic<Long> numbers, Map<Colour, Set<Shape>> shapes, int[][] grid,
            Optional<Money> money, List<Shape>[] lists) {}

    public record Node(String name, List<Node> children, @Nullable Node parent) {}

    public static final class Chain implements Serializable {
        private static final long serialVersionUID = 1L;
        @Nullable Chain next;
        int value;
    }

    public static final class Containers {
        final EnumMap<Colour, String> byColour = new EnumMap<>(Colour.class);
        final TreeMap<String, Integer> sorted = new TreeMap<>();
        final Set<String> words = new HashSet<>();
        @Nullable Map<String, byte[]> files;
        List<String> immutable = Collections.emptyList();
    }

    /** Gives its objects itself. */
    public abstract static class Zone {
        final int hours;

        Zone(int hours) {
            this.hours = hours;
        }

        public static Zone ofHours(int hours) {
            return new Zone(hours % 18) { };
        }
    }

    public record Lost(String text) {
        public Lost {
            throw new IllegalArgumentException("whatever " + text.length());
        }
    }

    public static final class Iban {
        private static final Pattern FORM = Pattern.compile("DE\\d{20}");
        final String iban;
        final String email;

        public Iban(String iban, String email) {
            if (!FORM.matcher(iban).matches() || !email.contains("@")) {
                throw new IllegalArgumentException(iban + " " + email);
            }
            this.iban = iban;
            this.email = email;
        }
    }

    public static final class ByHand implements Externalizable {
        private static final long serialVersionUID = 1L;
        private int number;
        private transient Map<String, String> cache = new LinkedHashMap<>();

        public ByHand() {}

        int number() {
            return number + cache.size();
        }

        @Override
        public void writeExternal(ObjectOutput out) throws IOException {
            out.writeInt(number);
        }

        @Override
        public void readExternal(ObjectInput in) throws IOException {
            number = in.readInt();
        }
    }

    /** Only its builder makes it, also where it is a part of its kind: nothing implements what its constructor takes. */
    public static final class Topic {
        private final List<Topic> replies;

        public Topic(List<Topic> replies, CharacterIterator source) {
            this.replies = source.clone() == null ? List.of() : replies;
        }

        private Topic(List<Topic> replies) {
            this.replies = replies;
        }

        public static Builder builder() {
            return new Builder();
        }

        List<Topic> replies() {
            return replies;
        }

        static final class Builder {
            private List<Topic> replies = List.of();

            public Builder replies(List<Topic> newReplies) {
                replies = newReplies;
                return this;
            }

            public Topic build() {
                return new Topic(replies);
            }
        }
    }
}
