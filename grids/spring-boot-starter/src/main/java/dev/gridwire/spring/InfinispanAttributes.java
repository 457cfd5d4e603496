// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import dev.gridwire.infinispan.GridwireMarshaller;
import java.io.IOException;
import org.infinispan.protostream.ProtobufTagMarshaller;
import org.infinispan.spring.common.session.MapSessionProtoAdapter.SessionAttribute;
import org.infinispan.spring.common.session.MapSessionProtoAdapter.SessionAttributeRawMarshaller;

/**
 * Writes each attribute of a session as its name and the marshaller's bytes. Infinispan's own class does so only for values that
 * ProtoStream does not know. It leaves lists and arrays to ProtoStream, which refuses elements of application classes. Infinispan
 * reads both forms.
 */
final class InfinispanAttributes implements ProtobufTagMarshaller<SessionAttribute> {

    private static final int NAME = 1;
    private static final int BYTES = 3;

    private final GridwireMarshaller marshaller;
    private final SessionAttributeRawMarshaller infinispan;

    InfinispanAttributes(GridwireMarshaller marshaller) {
        this.marshaller = marshaller;
        infinispan = new SessionAttributeRawMarshaller(marshaller);
    }

    @Override
    public Class<? extends SessionAttribute> getJavaClass() {
        return infinispan.getJavaClass();
    }

    @Override
    public String getTypeName() {
        return infinispan.getTypeName();
    }

    @Override
    public SessionAttribute read(ReadContext context) throws IOException {
        return infinispan.read(context);
    }

    @Override
    public void write(WriteContext context, SessionAttribute attribute) throws IOException {
        context.getWriter().writeString(NAME, attribute.getName());
        if (attribute.getValue() != null) {
            context.getWriter().writeBytes(BYTES, marshaller.objectToByteBuffer(attribute.getValue()));
        }
    }
}
