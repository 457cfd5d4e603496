// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named.zoo;

import java.io.Serializable;
import java.util.List;

/** The class later. */
@SuppressWarnings({"unused", "serial"})
public class VersionTwo implements Serializable {
    private static final long serialVersionUID = 1;

    private final int kept;
    private final long added;
    private final Integer box;
    private final List<String> list;
    private final Leaf leaf;

    public VersionTwo(int kept, long added) {
        this.kept = kept;
        this.added = added;
        this.box = 1;
        this.list = List.of("x");
        this.leaf = new Leaf("l", 1);
    }
}
