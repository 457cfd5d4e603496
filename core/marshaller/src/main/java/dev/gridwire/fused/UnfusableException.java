// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fused;

/** Says why graphs of a root class cannot be written by fused code. Its message is shown to users. */
public final class UnfusableException extends Exception {

    private static final long serialVersionUID = 1;

    /** Makes it of a reason, which names the place. */
    public UnfusableException(String reason) {
        super(reason);
    }
}
