// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

/** Says that a payload cannot be understood from some offset on; the message names the rule, the place, and the next step. */
public final class InspectionException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final int offset;
    private final String path;

    InspectionException(String message, int offset, String path, Throwable cause) {
        super(message, cause);
        this.offset = offset;
        this.path = path;
    }

    /** Returns where understanding ended, as an offset in bytes from the payload's start. */
    public int offset() {
        return offset;
    }

    /** Returns the place in the object graph, such as {@code Order.lines[3].price}; empty before its first object. */
    public String path() {
        return path;
    }
}
