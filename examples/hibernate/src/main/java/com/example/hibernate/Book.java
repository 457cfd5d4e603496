// SPDX-License-Identifier: Apache-2.0
package com.example.hibernate;

import jakarta.persistence.Cacheable;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Version;
import org.hibernate.annotations.Cache;
import org.hibernate.annotations.CacheConcurrencyStrategy;

/** An entity that says nothing of how the cache stores it. */
@Entity
@Cacheable
@Cache(usage = CacheConcurrencyStrategy.READ_WRITE)
public class Book {

    @Id
    private long id;
    @Version
    private int version;
    private String title = "";

    /** For Hibernate. */
    protected Book() {}

    Book(long id, String title) {
        this.id = id;
        this.title = title;
    }

    String title() {
        return title;
    }

    void rename(String changed) {
        title = changed;
    }
}
