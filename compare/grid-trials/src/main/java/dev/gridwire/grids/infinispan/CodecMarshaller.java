// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids.infinispan;

import dev.gridwire.trials.codec.ObjectCodec;
import java.util.Arrays;
import org.infinispan.commons.dataconversion.MediaType;
import org.infinispan.commons.io.ByteBuffer;
import org.infinispan.commons.io.ByteBufferImpl;
import org.infinispan.commons.marshall.AbstractMarshaller;
import org.jspecify.annotations.Nullable;

/** Adapts a codec to Infinispan's interface. */
final class CodecMarshaller extends AbstractMarshaller {

    private static final MediaType MEDIA_TYPE = MediaType.fromString("application/x-codec");

    private final ObjectCodec codec;

    CodecMarshaller(ObjectCodec codec) {
        this.codec = codec;
    }

    @Override
    protected ByteBuffer objectToBuffer(Object value, int estimatedBytes) {
        return ByteBufferImpl.create(codec.write(value));
    }

    @Override
    public @Nullable Object objectFromByteBuffer(byte[] bytes, int offset, int length) {
        boolean isWhole = offset == 0 && length == bytes.length;
        return codec.read(isWhole ? bytes : Arrays.copyOfRange(bytes, offset, offset + length));
    }

    @Override
    public boolean isMarshallable(Object value) {
        return true;
    }

    @Override
    public MediaType mediaType() {
        return MEDIA_TYPE;
    }
}
