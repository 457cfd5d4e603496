// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named.zoo;

import java.io.Serializable;

/** An object with an inner one, which holds the outer. */
@SuppressWarnings("unused")
public class Outer implements Serializable {
    private static final long serialVersionUID = 1;

    private int value = 4;

    public Inner inner() {
        return new Inner();
    }

    /** An inner class. */
    public class Inner implements Serializable {
        private static final long serialVersionUID = 1;

        private int own = 5;
    }
}
