// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;

/** The part of an object that belongs to the class of the JDK that its class extends, or is. */
public abstract class PlatformPart {

    /** Whether hashing such an object hashes its content. */
    boolean hashesContent() {
        return false;
    }

    abstract void write(GraphWriter writer, Object value);

    /** Reads the data needed to make the object, and makes it. */
    abstract Object make(GraphReader reader);

    /** Reads the rest into the object. */
    abstract void fill(GraphReader reader, Object made);
}
