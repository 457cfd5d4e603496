// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.stream.far;

import java.io.Serializable;
import java.util.List;

/** Not public, but for those below it. */
@SuppressWarnings("serial")
abstract class Near implements Serializable {

    private final List<String> names = List.of("near");

    /** The names. */
    public List<String> names() {
        return names;
    }
}
