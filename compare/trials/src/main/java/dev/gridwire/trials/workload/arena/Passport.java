// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.arena;

import java.io.Serializable;

/** A passport of Hazelcast's benchmark; immutable. */
public final class Passport implements Serializable {

    private static final long serialVersionUID = 1L;

    private final String expiryDate;
    private final String issuingCountry;
    private final long issuingDate;

    /** Creates a passport; the date of issue is in milliseconds. */
    public Passport(String expiryDate, String issuingCountry, long issuingDate) {
        this.expiryDate = expiryDate;
        this.issuingCountry = issuingCountry;
        this.issuingDate = issuingDate;
    }

    public String expiryDate() {
        return expiryDate;
    }

    public String issuingCountry() {
        return issuingCountry;
    }

    public long issuingDate() {
        return issuingDate;
    }
}
