// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.customer;

import java.util.Date;
import org.jspecify.annotations.Nullable;

/** The fields of the handwritten forms. A constructor without arguments leaves them empty, and a read fills them. */
public abstract class MutableCustomer {

    protected int id;
    protected @Nullable String name;
    protected @Nullable Date birthday;
    protected @Nullable Sex sex;
    protected @Nullable String email;
    protected long @Nullable [] longs;

    /** Takes over the content of a plain value, and shares strings and arrays with it. */
    public final MutableCustomer with(Customer plain) {
        id = plain.id();
        name = plain.name();
        birthday = plain.birthday();
        sex = plain.sex();
        email = plain.email();
        longs = plain.longs();
        return this;
    }
}
