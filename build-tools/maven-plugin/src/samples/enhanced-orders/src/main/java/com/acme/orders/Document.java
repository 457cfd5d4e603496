// SPDX-License-Identifier: Apache-2.0
package com.acme.orders;

import java.io.Serializable;
import java.time.Instant;

/** The part that all documents share. */
public class Document implements Serializable {

    private final long number;
    private final Instant at;

    public Document(long number, Instant at) {
        this.number = number;
        this.at = at;
    }

    public long number() {
        return number;
    }

    public Instant at() {
        return at;
    }
}
