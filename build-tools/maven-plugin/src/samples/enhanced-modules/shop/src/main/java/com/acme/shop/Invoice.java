// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

import com.acme.model.Document;
import java.time.Instant;

/** Its superclass is enhanced in another module, whose index says so. */
public class Invoice extends Document {

    private final String payer;

    public Invoice(long number, Instant at, String payer) {
        super(number, at);
        this.payer = payer;
    }

    public String payer() {
        return payer;
    }
}
