// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named.zoo;

import java.io.Serializable;

/** A class as it is at first. */
@SuppressWarnings("unused")
public class VersionOne implements Serializable {
    private static final long serialVersionUID = 1;

    private final int kept;
    private final String removed;

    public VersionOne(int kept, String removed) {
        this.kept = kept;
        this.removed = removed;
    }
}
