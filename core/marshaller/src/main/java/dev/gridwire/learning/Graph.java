// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.fused.FusedGraph;
import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.FusedValue;
import dev.gridwire.fused.FusedWriter;
import dev.gridwire.fused.GuardFailed;

/**
 * Writes and reads whole graphs with a root of one class. The only call in fused code whose target the compiler does not know
 * leads here.
 *
 * @param isShared whether graphs share objects
 * @param isTracked whether a part that the general walk writes may lead to the root
 * @param isMadeOfParts whether the root is made from its parts, so that nothing in it can refer to it
 */
record Graph(FusedValue root, boolean isShared, boolean isTracked, boolean isMadeOfParts) implements FusedGraph {

    @Override
    public int write(FusedWriter writer, byte[] bytes, int at, Object object) {
        int next = root.type().write(writer, bytes, at);
        if (isShared) {
            if (isMadeOfParts) {
                writer.takeHandle();
                writer.begin(object, root);
            } else {
                writer.meet(object, root);
            }
        } else if (isTracked) {
            writer.requireNew(object, root);
        }
        return root.write(writer, bytes, next, object);
    }

    @Override
    public Object read(FusedReader reader, boolean isNamed) {
        if (isNamed) {
            root.type().named(reader);
        } else if (!root.type().matches(reader, reader.in().readShortVarint())) {
            throw GuardFailed.instance();
        }
        if (isShared) {
            reader.takeHandle();
        }
        return root.read(reader);
    }
}
