// SPDX-License-Identifier: Apache-2.0
package com.acme.library;

import jakarta.persistence.Cacheable;
import jakarta.persistence.ElementCollection;
import jakarta.persistence.Embeddable;
import jakarta.persistence.Embedded;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.Id;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.Version;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.hibernate.annotations.Cache;
import org.hibernate.annotations.CacheConcurrencyStrategy;
import org.hibernate.annotations.NaturalId;
import org.hibernate.annotations.NaturalIdCache;

/** An entity whose state, collections and natural id are cached. */
@Entity
@Cacheable
@NaturalIdCache
@Cache(usage = CacheConcurrencyStrategy.READ_WRITE)
public class Book {

    /** Where it stands. */
    @Embeddable
    public static class Shelf {
        private int floor;
        private String letter;

        /** For Hibernate. */
        protected Shelf() {}

        /** A row of a floor. */
        public Shelf(int floor, String letter) {
            this.floor = floor;
            this.letter = letter;
        }

        /** As text. */
        public String text() {
            return floor + letter;
        }
    }

    /** Of a book. */
    public enum State { NEW, LENT }

    @Id
    @GeneratedValue
    private Long id;
    @Version
    private int version;
    @NaturalId
    private String isbn;
    private String title;
    private BigDecimal price;
    private LocalDate bought;
    private UUID mark;
    private State state;
    private byte[] cover;
    @Embedded
    private Shelf shelf;
    @ManyToOne
    private Book sequelOf;
    @ElementCollection
    @Cache(usage = CacheConcurrencyStrategy.READ_WRITE)
    private Set<String> tags = new HashSet<>();

    /** For Hibernate. */
    protected Book() {}

    /** One with a value of each kind. */
    public Book(String isbn, Book sequelOf) {
        this.isbn = isbn;
        this.title = "title of " + isbn;
        this.price = new BigDecimal("12.50");
        this.bought = LocalDate.of(2026, 1, 2);
        this.mark = new UUID(1, 2);
        this.state = State.LENT;
        this.cover = new byte[] {1, 2, 3};
        this.shelf = new Shelf(2, "b");
        this.sequelOf = sequelOf;
        tags.addAll(List.of("red", isbn));
    }

    /** All of it, to compare. */
    public String text() {
        return isbn + title + price + bought + mark + state + cover.length + shelf.text()
                + (sequelOf == null ? "" : sequelOf.isbn) + new java.util.TreeSet<>(tags);
    }

    /** Its number. */
    public Long id() {
        return id;
    }

    /** Counts its changes. */
    public int version() {
        return version;
    }

    /** Itself, with its tags in a container of the JDK. */
    public Book withTags() {
        tags = new HashSet<>(tags);
        return this;
    }

    /** Changes it. */
    public void rename(String newTitle) {
        title = newTitle;
    }
}
