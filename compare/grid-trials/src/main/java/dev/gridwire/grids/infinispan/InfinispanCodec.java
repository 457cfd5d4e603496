// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids.infinispan;

import dev.gridwire.trials.codec.ObjectCodec;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.infinispan.commons.marshall.Marshaller;

/** Calls a marshaller of Infinispan without a cache around it. */
record InfinispanCodec(Marshaller marshaller) implements ObjectCodec {

    @Override
    public byte[] write(Object value) {
        try {
            return marshaller.objectToByteBuffer(value);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    @Override
    public Object read(byte[] bytes) {
        try {
            return marshaller.objectFromByteBuffer(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }
}
