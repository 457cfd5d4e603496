// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

import java.io.Serializable;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Classes that come back. */
public final class Sound {

    private Sound() {}

    public enum Status { NEW, PAID }

    public record Line(String product, int amount, BigDecimal price) {}

    /** Checks what it gets, as a data class of Kotlin does. */
    public record Order(long id, LocalDate day, Status status, List<Line> lines, Map<String, Set<Integer>> codes) {

        public Order {
            Objects.requireNonNull(day);
            lines = List.copyOf(lines);
        }
    }

    public sealed interface Payment permits Card, Transfer {}

    public record Card(String number) implements Payment {}

    public record Transfer(String iban) implements Payment {}

    /** Implemented nearby, where only the class path tells. */
    public interface Discount {}

    public static final class Percent implements Discount {

        private final int percent;

        public Percent(int percent) {
            this.percent = percent;
        }

        public int percent() {
            return percent;
        }
    }

    /** An entity as JPA wants it: no final fields, a constructor without parameters, and both ends of a relation. */
    public static class Customer implements Serializable {

        private static final long serialVersionUID = 1L;

        private @Nullable Long id;
        private @Nullable String name;
        private List<Purchase> purchases = new ArrayList<>();

        protected Customer() {}

        public void setId(Long id) {
            this.id = id;
        }

        public void setName(String name) {
            this.name = name;
        }

        public void addPurchase(Purchase purchase) {
            purchase.customer = this;
            purchases.add(purchase);
        }
    }

    public static class Purchase implements Serializable {

        private static final long serialVersionUID = 1L;

        private @Nullable Customer customer;
        private @Nullable Payment payment;
        private Discount @Nullable [] discounts;

        public void setPayment(Payment payment) {
            this.payment = payment;
        }

        public void setDiscounts(Discount[] discounts) {
            this.discounts = discounts;
        }
    }

    /** As Lombok's {@code @Value} and {@code @Builder} make it. */
    public static final class Address {

        private final String street;
        private final String city;

        private Address(String street, String city) {
            this.street = street;
            this.city = city;
        }

        public static Builder builder() {
            return new Builder();
        }

        @Override
        public String toString() {
            return street + ", " + city;
        }

        public static final class Builder {

            private String street = "";
            private String city = "";

            public Builder street(String newStreet) {
                street = newStreet;
                return this;
            }

            public Builder city(String newCity) {
                city = newCity;
                return this;
            }

            public Address build() {
                return new Address(street, city);
            }
        }
    }

    /** Java serialization would lose its field. */
    public static class Base {

        private int rank;

        public void setRank(int rank) {
            this.rank = rank;
        }

        public int rank() {
            return rank;
        }
    }

    public static class Ranked extends Base implements Serializable {

        private static final long serialVersionUID = 1L;

        private int number;

        public void setNumber(int number) {
            this.number = number;
        }

        public int number() {
            return number;
        }
    }
}
