// SPDX-License-Identifier: Apache-2.0
package com.acme.trade;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.apache.ignite.cache.query.annotations.QuerySqlField;

/** A value with fields for SQL, and with a graph that no column has. */
public class Stock {

    /** Of the business. */
    public enum State { OPEN, CLOSED }

    @QuerySqlField(index = true)
    private final String symbol;
    @QuerySqlField
    private Integer amount;
    @QuerySqlField
    private BigDecimal price;
    @QuerySqlField
    private State state = State.OPEN;
    @QuerySqlField(index = true)
    private int rank;
    private final List<Object> history = new ArrayList<>();
    private Stock itself;
    private String note;

    /** With a history that leads back to it, and holds one trade twice. */
    public Stock(String symbol, Integer amount) {
        this.symbol = symbol;
        this.amount = amount;
        this.price = amount == null ? null : BigDecimal.valueOf(amount, 2);
        this.rank = amount == null ? -1 : amount;
        this.itself = this;
        Trade trade = new Trade(symbol, List.of(1, 2, 3));
        history.addAll(List.of(trade, trade, this));
    }

    /** A part of a value may be a record. */
    public record Trade(String symbol, List<Integer> parts) {}

    /** A value of another class, with a superclass's fields. */
    public static final class Bond extends Stock {

        @QuerySqlField
        private final String issuer;

        /** Of an issuer. */
        public Bond(String symbol, Integer amount, String issuer) {
            super(symbol, amount);
            this.issuer = issuer;
        }

        /** Who sold it. */
        public String issuer() {
            return issuer;
        }
    }

    /** Holds what no policy lets in. */
    public static final class Refused extends Stock {

        private final Object worker = new Thread("worker");

        /** Makes one. */
        public Refused(String symbol) {
            super(symbol, 1);
        }

        /** Lives in one process. */
        public Object worker() {
            return worker;
        }
    }

    /** Is made of what is read. */
    public static final class Names extends ArrayList<String> {
        private static final long serialVersionUID = 1L;
    }

    /** A key with a part that places it, which stays Ignite's. */
    public static final class Key {

        @org.apache.ignite.cache.affinity.AffinityKeyMapped
        private final String symbol;
        private final int number;

        /** Of a stock. */
        public Key(String symbol, int number) {
            this.symbol = symbol;
            this.number = number;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Key key && symbol.equals(key.symbol) && number == key.number;
        }

        @Override
        public int hashCode() {
            return symbol.hashCode() + number;
        }
    }

    /** Its name in the market. */
    public String symbol() {
        return symbol;
    }

    /** How many. */
    public Integer amount() {
        return amount;
    }

    /** For how much. */
    public BigDecimal price() {
        return price;
    }

    /** Whether it is traded. */
    public State state() {
        return state;
    }

    /** Its place. */
    public int rank() {
        return rank;
    }

    /** Sets what no column has. */
    public Stock note(String newNote) {
        note = newNote;
        return this;
    }

    /** What no column has. */
    public String note() {
        return note;
    }

    /** Whether its graph is as the constructor made it. */
    public boolean isWhole() {
        return itself == this && history.size() == 3 && history.get(2) == this && history.get(0) == history.get(1)
                && history.get(0).equals(new Trade(symbol, List.of(1, 2, 3)));
    }
}
