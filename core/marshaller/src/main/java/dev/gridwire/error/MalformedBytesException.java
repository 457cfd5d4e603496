// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.error;

import dev.gridwire.codegen.model.EscapedNames;
import java.util.Objects;

/**
 * The bytes are no payload: cut off, altered, too large, or of another format. Fetch or make them again.
 *
 * <pre>{@code
 * try {
 *     return marshaller.unmarshal(file);
 * } catch (MalformedBytesException e) {
 *     return fetchAgain(e.offset());
 * }
 * }</pre>
 */
public final class MalformedBytesException extends GridwireException {

    private static final long serialVersionUID = 1L;

    private final int offset;
    private String path = "";

    /**
     * Names the rule that the bytes broke.
     *
     * @param offset where reading stopped, in bytes from the payload's first
     */
    public MalformedBytesException(String rule, int offset) {
        super(rule + " at offset " + offset);
        this.offset = offset;
    }

    /** Notes where in the object it was, as in {@code Order.lines[3].price}; the first note counts. */
    public MalformedBytesException in(String newPath) {
        path = path.isEmpty() ? EscapedNames.line(newPath) : path;
        return this;
    }

    @Override
    public String getMessage() {
        String message = Objects.requireNonNull(super.getMessage());
        return path.isEmpty() ? message : message + ", in " + path;
    }

    /** The place where reading stopped, in bytes from the payload's first. */
    public int offset() {
        return offset;
    }
}
