// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.grid.shop;

/** An exception with a field of its own. */
public final class OrderException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final OrderKey key;

    public OrderException(String message, OrderKey key, Throwable cause) {
        super(message, cause);
        this.key = key;
    }

    public OrderKey getKey() {
        return key;
    }
}
