// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.arena;

import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/** A person of Hazelcast's benchmark; all fields final, no default constructor. */
public final class Person implements Serializable {

    private static final long serialVersionUID = 1L;

    private final String firstName;
    private final String lastName;
    private final @Nullable Passport passport;

    /** Creates a person, perhaps without a passport. */
    public Person(String firstName, String lastName, @Nullable Passport passport) {
        this.firstName = firstName;
        this.lastName = lastName;
        this.passport = passport;
    }

    public String firstName() {
        return firstName;
    }

    public String lastName() {
        return lastName;
    }

    public @Nullable Passport passport() {
        return passport;
    }
}
