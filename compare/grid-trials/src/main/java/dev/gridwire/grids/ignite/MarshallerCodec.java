// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids.ignite;

import dev.gridwire.trials.codec.Codec;
import org.apache.ignite.Ignite;
import org.apache.ignite.IgniteCheckedException;
import org.apache.ignite.IgniteException;
import org.apache.ignite.marshaller.Marshaller;

/** A node's marshaller with no cache around it. */
record MarshallerCodec(Marshaller marshaller, ClassLoader loader) implements Codec {

    /** Ignite's documents would rather have nobody ask for it. */
    @SuppressWarnings("deprecation")
    static MarshallerCodec of(Ignite node) {
        return new MarshallerCodec(node.configuration().getMarshaller(), MarshallerCodec.class.getClassLoader());
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
