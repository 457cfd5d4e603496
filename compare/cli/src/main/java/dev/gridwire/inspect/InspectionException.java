// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

/** A payload that is not understood from some offset on; the message names the rule, the place, and the next step. */
public final class InspectionException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final int offset;
    private final String path;

    InspectionException(String message, int offset, String path, Throwable cause) {
        super(message, cause);
        this.offset = offset;
        this.path = path;
    }

    /** The place where understanding ended, in bytes from the payload's first. */
    public int offset() {
        return offset;
    }

    /** The place in the object graph, such as {@code Order.lines[3].price}; empty before its first object. */
    public String path() {
        return path;
    }
}
