// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.infinispan;

import dev.gridwire.MarshallerBuilder;
import dev.gridwire.grid.contract.Door;
import dev.gridwire.grid.contract.TakeoverContract;
import dev.gridwire.grid.contract.TakesOver;
import dev.gridwire.grid.contract.former.FormerWriter;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import org.infinispan.commons.configuration.ClassAllowList;
import org.infinispan.commons.dataconversion.MediaType;
import org.infinispan.commons.io.ByteBuffer;
import org.infinispan.commons.io.ByteBufferImpl;
import org.infinispan.commons.marshall.AbstractMarshaller;
import org.infinispan.commons.marshall.JavaSerializationMarshaller;
import org.infinispan.commons.marshall.Marshaller;
import org.infinispan.commons.marshall.MarshallingException;

/** Values that other marshallers wrote. */
@TakesOver(door = "Infinispan", page = "infinispan.md#adoption-on-live-data")
class InfinispanTakeoverTest extends TakeoverContract {

    @Override
    protected Door door(UnaryOperator<MarshallerBuilder> settings) {
        return door(new GridwireMarshaller(settings));
    }

    static Door door(Marshaller marshaller) {
        return Door.of(marshaller::objectToByteBuffer, bytes -> marshaller.objectFromByteBuffer(bytes, 0, bytes.length));
    }

    static Old java() {
        return old(FormerWriter.JAVA, "Infinispan, Java", new JavaSerializationMarshaller(new ClassAllowList(List.of(".*"))));
    }

    @Override
    protected List<Old> ofProduct() {
        return List.of(java());
    }

    @Override
    protected Old old(FormerWriter writer, Door library) {
        return old(writer, writer.title(), new OfLibrary(library));
    }

    private static Old old(FormerWriter writer, String name, Marshaller former) {
        return new Old(writer, name, door(former),
                (isWriting, settings) -> door(GridwireMarshaller.replacing(former, isWriting, settings)));
    }

    @Override
    protected boolean isDocumented(Throwable failure) {
        return failure instanceof MarshallingException;
    }

    /** A library, as applications put it behind Infinispan's interface. */
    private static final class OfLibrary extends AbstractMarshaller {

        private final Door library;

        OfLibrary(Door library) {
            this.library = library;
        }

        @Override
        protected ByteBuffer objectToBuffer(Object value, int estimatedBytes) throws IOException {
            try {
                return ByteBufferImpl.create(library.write(value));
            } catch (Exception e) {
                throw new IOException(e);
            }
        }

        @Override
        public Object objectFromByteBuffer(byte[] bytes, int offset, int length) throws IOException {
            try {
                return library.read(Arrays.copyOfRange(bytes, offset, offset + length));
            } catch (Exception e) {
                throw new IOException(e);
            }
        }

        @Override
        public boolean isMarshallable(Object value) {
            return true;
        }

        @Override
        public MediaType mediaType() {
            return MediaType.APPLICATION_OCTET_STREAM;
        }
    }
}
