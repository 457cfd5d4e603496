// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named.zoo;

import dev.gridwire.enhancer.form.named.far.FarBase;

/** A hidden class whose superclass is in another package; it may hold itself. */
final class Near extends FarBase {
    private static final long serialVersionUID = 1;

    Near held;

    Near(String secret) {
        super(secret);
    }
}
