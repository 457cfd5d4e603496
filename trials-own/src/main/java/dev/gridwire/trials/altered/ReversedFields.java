// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.altered;

import java.util.Collections;
import org.objectweb.asm.tree.ClassNode;

/**
 * A class that declares its fields the other way round; code does not know of their order.
 *
 * @param owner its internal name
 */
record ReversedFields(String owner) implements Alteration {

    @Override
    public void apply(ClassNode node) {
        if (node.name.equals(owner)) {
            Collections.reverse(node.fields);
        }
    }
}
