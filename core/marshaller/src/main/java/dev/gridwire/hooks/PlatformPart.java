// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;

/** The part of an object that belongs to a JDK class: either a superclass, or the object's own class. */
public abstract class PlatformPart {

    /** Returns whether hashing such an object hashes its content. */
    boolean hashesContent() {
        return false;
    }

    abstract void write(GraphWriter writer, Object value);

    /** Reads the data needed to make the object, and makes it. */
    abstract Object make(GraphReader reader);

    /** Reads the rest into the object. */
    abstract void fill(GraphReader reader, Object made);
}
