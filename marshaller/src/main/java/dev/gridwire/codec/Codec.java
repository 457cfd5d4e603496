// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

/** Writes and reads the objects of one type. Immutable and thread-safe; all state of an operation is in its writer or reader. */
abstract sealed class Codec permits LeafCodec, PartsCodec, FilledCodec, NoObjectsCodec {

    private final Class<?> type;
    private final TypeName name;

    Codec(Class<?> type, TypeName name) {
        this.type = type;
        this.name = name;
    }

    /** The class of the objects, or a superclass where there are several. */
    final Class<?> type() {
        return type;
    }

    /** How the bytes name it. */
    final TypeName name() {
        return name;
    }

    /** Whether it matters which of two equal objects is there; those that have none take no handle. */
    abstract boolean hasIdentity();

    /**
     * Whether the content can come later. Containers among keys cannot: how much work it is to hash them must be known.
     *
     * @param amongKeys whether the object, or a container around it, is a key that will be hashed
     */
    final boolean isDeferrable(boolean amongKeys) {
        return this instanceof ObjectCodec || this instanceof FilledCodec && !amongKeys;
    }
}
