// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.export;

import dev.gridwire.annotations.FormerName;
import dev.gridwire.annotations.NonNull;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Date;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;

/** Has classes with a field of each kind that a schema tells apart. */
@SuppressWarnings({"unused", "serial"})
final class Freight {

    private Freight() {}

    /** The root. */
    static class Shipment extends Sent {

        @NonNull
        @FormerName("number")
        String code = "S-1";
        String name = "pens";
        int pieces = 12;
        long grams = 3_000_000_000L;
        short lane = -7;
        byte priority = 3;
        char zone = 'B';
        boolean insured = true;
        float ratio = 0.5f;
        double value = 12.25;
        Integer boxes;
        UUID id = new UUID(1, 2);
        BigDecimal price = new BigDecimal("12.50");
        BigInteger serial = BigInteger.TEN.pow(30);
        LocalDate day = LocalDate.of(2024, 2, 29);
        LocalTime hour = LocalTime.of(13, 5, 1, 7_000);
        LocalDateTime local = LocalDateTime.of(2024, 2, 29, 13, 5, 1);
        Instant sent = Instant.parse("2024-02-29T12:05:01.000007Z");
        Date booked = new Date(1_709_208_301_000L);
        OffsetDateTime arrival = OffsetDateTime.of(local, ZoneOffset.ofHours(2));
        Duration travel = Duration.ofHours(49);
        Locale language = Locale.GERMANY;
        URI tracking = URI.create("https://example.com/s/1");
        byte[] label = {1, 2, 3};
        char[] secret = {'a', 'b'};
        int[][] grid = {{1}, {2, 3}};
        State state = State.ON_THE_WAY;
        Party from = new Person("Ann");
        Party to = new Company("ACME", new Person("Bob"));
        List<Leg> legs = new ArrayList<>(List.of(new Leg("Bonn", null)));
        Set<String> tags = Set.of("fragile");
        Map<String, Integer> counts = new TreeMap<>(Map.of("pen", 12));
        Map<LocalDate, List<Leg>> byDay = new LinkedHashMap<>(Map.of(LocalDate.of(2024, 3, 1), List.of(new Leg("Ulm", null))));
        Map<State, Long> times = new EnumMap<>(Map.of(State.SENT, 5L));
        Optional<String> remark = Optional.of("call first");
        Object attachment = "any";
        Runnable task;
        Tree hierarchy = new Tree();
        Journal journal = new Journal();
        Cargo cargo = new Cargo();
        Box<String> box = new Box<>();
        int größe = 4;
        transient int ignored = 9;
    }

    /** A superclass with a field whose name the subclass has, too. */
    static class Sent {
        private String name = "sender";
    }

    @FormerName("dev.gridwire.export.Freight$Status")
    enum State {
        SENT,
        ON_THE_WAY,
        ZURÜCK
    }

    sealed interface Party permits Person, Company {}

    record Person(String name) implements Party {}

    record Company(String name, Person contact) implements Party {}

    record Leg(String city, Leg next) {}

    /** Has a subclass that only the class path tells. */
    static class Tree {
        Tree left;
        List<Tree> others = new ArrayList<>();
    }

    static final class Fir extends Tree {
        int needles = 5;
    }

    static final class Journal implements Serializable {
        private static final long serialVersionUID = 1L;

        String lines = "none";

        private void writeObject(ObjectOutputStream out) throws java.io.IOException {
            out.defaultWriteObject();
            out.writeInt(1);
        }
    }

    static class Cargo extends HashMap<Integer, Leg> {
        private static final long serialVersionUID = 1L;

        int weight = 2;
    }

    static class Box<T> {
        T content;
    }
}
