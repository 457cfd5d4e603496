// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.customer;

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

    /** Creates a customer; keeps the date and the array. */
    public Customer(int id, String name, Date birthday, Sex sex, String email, long[] longs) {
        this.id = id;
        this.name = name;
        this.birthday = birthday;
        this.sex = sex;
        this.email = email;
        this.longs = longs;
    }

    /** Returns the number under which the customer is stored. */
    public int id() {
        return id;
    }

    public String name() {
        return name;
    }

    /** Returns the day of birth, at midnight; not copied. */
    public Date birthday() {
        return birthday;
    }

    public Sex sex() {
        return sex;
    }

    public String email() {
        return email;
    }

    /** Returns the data; not copied. */
    public long[] longs() {
        return longs;
    }
}
