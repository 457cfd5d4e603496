// SPDX-License-Identifier: Apache-2.0
package com.acme.orders;

import java.io.Serializable;
import java.time.Instant;

/** The part that all documents share. */
public class Document implements Serializable {

    private final long number;
    private final Instant at;
    private int version = 1;

    public Document(long number, Instant at) {
        this.number = number;
        this.at = at;
    }

    public long number() {
        return number;
    }

    public int version() {
        return version;
    }

    public Instant at() {
        return at;
    }
}
