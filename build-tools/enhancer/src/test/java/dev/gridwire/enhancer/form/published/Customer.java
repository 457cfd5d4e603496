// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.published;

import java.io.Serializable;
import java.util.Date;

/** The plain value of the comparison of put and get: all fields final, no default constructor. */
public final class Customer implements Serializable {

    private static final long serialVersionUID = 1L;

    private final int id;
    private final String name;
    private final Date birthday;
    private final Sex sex;
    private final String email;
    private final long[] longs;

    /** Makes a customer; keeps the date and the array. */
    public Customer(int id, String name, Date birthday, Sex sex, String email, long[] longs) {
        this.id = id;
        this.name = name;
        this.birthday = birthday;
        this.sex = sex;
        this.email = email;
        this.longs = longs;
    }

    int id() {
        return id;
    }

    String name() {
        return name;
    }

    Date birthday() {
        return birthday;
    }

    Sex sex() {
        return sex;
    }

    String email() {
        return email;
    }

    long[] longs() {
        return longs;
    }
}
