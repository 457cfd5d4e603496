// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named.far;

import java.io.Serializable;

/** A superclass whose state the package of its subclass cannot reach. */
public abstract class FarBase implements Serializable {
    private static final long serialVersionUID = 1;

    protected int shared;
    private final String secret;
    private final Hidden hidden;

    protected FarBase(String secret) {
        this.secret = secret;
        this.shared = secret.length();
        this.hidden = new Hidden(9);
    }

    public String secret() {
        return secret + hidden.value;
    }

    private static final class Hidden implements Serializable {
        private static final long serialVersionUID = 1;

        private final int value;

        Hidden(int value) {
            this.value = value;
        }
    }
}
