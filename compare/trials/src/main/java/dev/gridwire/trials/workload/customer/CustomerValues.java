// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.customer;

import java.time.LocalDate;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** Creates customers as the comparison of put and get did: ids from 0 upwards, and one array of random longs for all. */
public final class CustomerValues implements Supplier<Customer> {

    private static final int LONG_COUNT = 100;
    private static final int EMAIL_NUMBER_BOUND = 10_000;
    private static final long FIRST_BIRTHDAY = LocalDate.of(1940, 1, 1).toEpochDay();
    private static final long BIRTHDAY_BOUND = LocalDate.of(2000, 1, 1).toEpochDay();

    private static final List<String> FIRST_NAMES = List.of(
            "Ada", "Alan", "Barbara", "Brian", "Dennis", "Donald", "Edsger", "Frances", "Grace", "Jean", "John", "Karen",
            "Ken", "Leslie", "Margaret", "Niklaus", "Radia", "Tony");

    private static final List<String> LAST_NAMES = List.of(
            "Allen", "Backus", "Dijkstra", "Hamilton", "Hoare", "Hopper", "Kernighan", "Knuth", "Lamport", "Liskov",
            "Lovelace", "Perlman", "Ritchie", "Sammet", "Thompson", "Turing", "Wirth");

    private final SplittableRandom random;
    private final long[] longs;
    private int nextId;

    /** Starts a source. */
    public CustomerValues(SplittableRandom random) {
        this.random = random;
        longs = random.longs(LONG_COUNT).toArray();
    }

    @Override
    public Customer get() {
        String first = oneOf(FIRST_NAMES);
        String last = oneOf(LAST_NAMES);
        return new Customer(nextId++, first + " " + last, birthday(), sex(), email(first, last), longs);
    }

    private String oneOf(List<String> names) {
        return names.get(random.nextInt(names.size()));
    }

    private Date birthday() {
        return new Date(TimeUnit.DAYS.toMillis(random.nextLong(FIRST_BIRTHDAY, BIRTHDAY_BOUND)));
    }

    private Sex sex() {
        return random.nextBoolean() ? Sex.FEMALE : Sex.MALE;
    }

    private String email(String first, String last) {
        String name = (first + "." + last).toLowerCase(Locale.ROOT);
        return name + random.nextInt(EMAIL_NUMBER_BOUND) + "@example.com";
    }
}
