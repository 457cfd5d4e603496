// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.customer;

import java.util.Date;
import org.jspecify.annotations.Nullable;

/** The fields of the hand-written forms, which a no-argument constructor leaves empty and a read fills. */
abstract class MutableCustomer {

    int id;
    @Nullable String name;
    @Nullable Date birthday;
    @Nullable Sex sex;
    @Nullable String email;
    long @Nullable [] longs;

    MutableCustomer() {}

    MutableCustomer(Customer plain) {
        id = plain.id();
        name = plain.name();
        birthday = plain.birthday();
        sex = plain.sex();
        email = plain.email();
        longs = plain.longs();
    }
}
