// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.arena;

import org.jspecify.annotations.Nullable;

/** The fields of the handwritten forms. A constructor without arguments leaves them empty, and a read fills them. */
public abstract class MutablePerson {

    protected @Nullable String firstName;
    protected @Nullable String lastName;
    protected @Nullable Passport passport;

    /** Takes over the content of a plain value. */
    public final MutablePerson with(Person plain) {
        firstName = plain.firstName();
        lastName = plain.lastName();
        passport = plain.passport();
        return this;
    }
}
