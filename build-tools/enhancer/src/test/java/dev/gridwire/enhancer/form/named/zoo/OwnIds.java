// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named.zoo;

import java.io.Serializable;

/** A class whose user chose its ids. */
public class OwnIds implements Serializable {
    private static final long serialVersionUID = 1;

    int value = 3;

    public int getFactoryId() {
        return 77;
    }

    public int getClassId() {
        return 1;
    }
}
