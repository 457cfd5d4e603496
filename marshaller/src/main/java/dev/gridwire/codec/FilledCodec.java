// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

/**
 * For objects that are made empty and then filled, so that the content may come later.
 *
 * <pre>
 * +------+---------+
 * | head | content |   the head is what must be known to make the object: an array's length, a tree's comparator
 * +------+---------+
 * </pre>
 */
abstract non-sealed class FilledCodec extends Codec {

    FilledCodec(Class<?> type, TypeName name) {
        super(type, name);
    }

    @Override
    boolean hasIdentity() {
        return true;
    }

    abstract void writeHead(GraphWriter writer, Object value);

    abstract void writeContent(GraphWriter writer, Object value);

    abstract Object make(GraphReader reader);

    abstract void fill(GraphReader reader, Object made);
}
