// SPDX-License-Identifier: Apache-2.0
package com.acme.plain;

import java.util.List;

/** Plain code, with another type, which nothing reads. */
public record Order(String number, Status status, List<String> lines) {

    /** Where an order is. */
    public enum Status {
        OPEN, SENT
    }
}
