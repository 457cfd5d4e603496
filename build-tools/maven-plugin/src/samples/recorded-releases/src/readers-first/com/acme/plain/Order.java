// SPDX-License-Identifier: Apache-2.0
package com.acme.plain;

import java.util.List;

/** Plain code, with a constant that members of the release do not know. */
public record Order(long number, Status status, List<String> lines) {

    /** Where an order is. */
    public enum Status {
        OPEN, PAID, SENT
    }
}
