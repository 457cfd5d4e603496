// SPDX-License-Identifier: Apache-2.0
package com.acme.trade;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.apache.ignite.cache.query.annotations.QuerySqlField;

/** A value with a field of each kind, that Ignite writes by itself as well. */
public class Depot {

    @QuerySqlField
    private final String owner;
    @QuerySqlField
    private final Long number;
    @QuerySqlField
    private final UUID id;
    @QuerySqlField
    private final Date opened;
    @QuerySqlField
    private final BigDecimal worth;
    @QuerySqlField
    private final Stock.State state;
    @QuerySqlField
    private final boolean isActive;
    @QuerySqlField
    private final char letter;
    @QuerySqlField
    private final Double rate;
    @QuerySqlField
    private final LocalDate due;
    @QuerySqlField
    private final byte[] seal;
    @QuerySqlField
    private final List<String> names;
    @QuerySqlField
    private final ArrayList<String> copies;
    @QuerySqlField
    private final HashMap<String, Integer> counts;
    private final Map<String, List<Integer>> parts = new HashMap<>();
    private final Object[] others;
    private final Depot itself;

    /** Of an owner. */
    public Depot(String owner, long number) {
        this.owner = owner;
        this.number = number;
        this.id = new UUID(number, number);
        this.opened = new Date(number);
        this.worth = BigDecimal.valueOf(number, 2);
        this.state = Stock.State.CLOSED;
        this.isActive = true;
        this.letter = 'x';
        this.rate = number / 2.0;
        this.due = LocalDate.ofEpochDay(number);
        this.seal = new byte[] {1, 2, (byte) number};
        this.names = new ArrayList<>(List.of("a", owner));
        this.copies = new ArrayList<>(names);
        this.counts = new HashMap<>(Map.of(owner, 1));
        this.others = new Object[] {this, "text"};
        this.itself = this;
        parts.put(owner, new ArrayList<>(List.of(1, 2)));
    }

    /** Whether another one is as this one, cycles and all. */
    public boolean isLike(Depot other) {
        return owner.equals(other.owner) && number.equals(other.number) && id.equals(other.id) && opened.equals(other.opened)
                && worth.equals(other.worth) && state == other.state && isActive == other.isActive && letter == other.letter
                && rate.equals(other.rate) && due.equals(other.due) && java.util.Arrays.equals(seal, other.seal)
                && names.equals(other.names) && copies.equals(other.copies) && counts.equals(other.counts)
                && parts.equals(other.parts) && other.itself == other
                && other.others.length == 2 && other.others[0] == other;
    }

    /** Its number. */
    public Long number() {
        return number;
    }
}
