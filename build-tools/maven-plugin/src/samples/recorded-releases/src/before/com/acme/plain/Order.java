// SPDX-License-Identifier: Apache-2.0
package com.acme.plain;

import java.util.List;

/** Plain code, as it was released. */
public record Order(long number, Status status, List<String> lines) {

    /** Where an order is. */
    public enum Status {
        OPEN, SENT
    }
}
