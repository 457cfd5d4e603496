// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids.ignite;

import dev.gridwire.trials.codec.ObjectCodec;
import org.apache.ignite.Ignite;
import org.apache.ignite.IgniteCheckedException;
import org.apache.ignite.IgniteException;
import org.apache.ignite.marshaller.Marshaller;

/** Calls a node's marshaller without a cache around it. */
record IgniteCodec(Marshaller marshaller, ClassLoader loader) implements ObjectCodec {

    /** Ignite's documentation discourages this access. */
    @SuppressWarnings("deprecation")
    static IgniteCodec of(Ignite node) {
        return new IgniteCodec(node.configuration().getMarshaller(), IgniteCodec.class.getClassLoader());
    }

    @Override
    public byte[] write(Object value) {
        try {
            return marshaller.marshal(value);
        } catch (IgniteCheckedException e) {
            throw new IgniteException(e);
        }
    }

    @Override
    public Object read(byte[] bytes) {
        try {
            return marshaller.unmarshal(bytes, loader);
        } catch (IgniteCheckedException e) {
            throw new IgniteException(e);
        }
    }
}
