// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fused;

/** Thrown when fused code cannot write the graphs of a root class. Its message is shown to users. */
public final class UnfusableException extends Exception {

    private static final long serialVersionUID = 1;

    /** Makes an exception with a reason that names the place. */
    public UnfusableException(String reason) {
        super(reason);
    }
}
