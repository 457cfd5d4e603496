// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.error;

import dev.gridwire.codegen.model.EscapedNames;
import java.util.Objects;

/**
 * The bytes are not a payload: cut off, altered, too large, or in another format. Fetch them or create them again.
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
     * Makes an exception for the rule that the bytes broke.
     *
     * @param offset where reading stopped, in bytes from the beginning of the payload
     */
    public MalformedBytesException(String rule, int offset) {
        super(rule + " at offset " + offset);
        this.offset = offset;
    }

    /** Notes the place in the object, as in {@code Order.lines[3].price}. Only the first call has an effect. */
    public MalformedBytesException in(String newPath) {
        path = path.isEmpty() ? EscapedNames.line(newPath) : path;
        return this;
    }

    @Override
    public String getMessage() {
        String message = Objects.requireNonNull(super.getMessage());
        return path.isEmpty() ? message : message + ", in " + path;
    }

    /** Returns where reading stopped, in bytes from the beginning of the payload. */
    public int offset() {
        return offset;
    }
}
