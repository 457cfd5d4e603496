// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.session;

import dev.gridwire.trials.codec.HandInput;
import dev.gridwire.trials.codec.HandOutput;
import dev.gridwire.trials.codec.ObjectCodec;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;

/** The least cost of a session: one byte for the class of each attribute, no identity, no null. */
public final class SessionByHand implements ObjectCodec {

    private static final int FIXED_BYTES = 4 * HandOutput.LONG_BYTES + 3 * HandOutput.INT_BYTES;
    private static final int ATTRIBUTE_BYTES = 1 + HandOutput.LONG_BYTES;
    private static final int TEXT = 0;
    private static final int INT = 1;
    private static final int LONG = 2;
    private static final int DOUBLE = 3;
    private static final int TEXTS = 4;

    private final HandOutput out = new HandOutput();

    @Override
    public byte[] write(Object value) {
        UserSession session = (UserSession) value;
        out.begin(FIXED_BYTES);
        out.fixed64(session.user().getMostSignificantBits());
        out.fixed64(session.user().getLeastSignificantBits());
        out.int64(session.createdMillis());
        out.int64(session.lastSeen().getEpochSecond());
        out.int32(session.lastSeen().getNano());
        out.int32(session.roles().size());
        out.int32(session.attributes().size());
        for (String role : session.roles()) {
            out.string(role);
        }
        for (Map.Entry<String, Object> attribute : session.attributes().entrySet()) {
            out.string(attribute.getKey());
            writeAttribute(attribute.getValue());
        }
        return out.toBytes();
    }

    private void writeAttribute(Object attribute) {
        out.reserve(ATTRIBUTE_BYTES);
        if (attribute instanceof String text) {
            out.int8(TEXT);
            out.string(text);
        } else if (attribute instanceof Integer number) {
            out.int8(INT);
            out.int32(number);
        } else if (attribute instanceof Long number) {
            out.int8(LONG);
            out.int64(number);
        } else if (attribute instanceof Double number) {
            out.int8(DOUBLE);
            out.fixed64(Double.doubleToRawLongBits(number));
        } else {
            writeTexts((List<?>) attribute);
        }
    }

    private void writeTexts(List<?> texts) {
        out.int8(TEXTS);
        out.int32(texts.size());
        for (Object text : texts) {
            out.string((String) text);
        }
    }

    @Override
    public Object read(byte[] bytes) {
        HandInput in = new HandInput(bytes);
        long userHigh = in.fixed64();
        UUID user = new UUID(userHigh, in.fixed64());
        long created = in.int64();
        long seconds = in.int64();
        Instant lastSeen = Instant.ofEpochSecond(seconds, in.int32());
        int roleCount = in.int32();
        int attributeCount = in.int32();
        Set<String> roles = new HashSet<>(2 * roleCount);
        for (int i = 0; i < roleCount; i++) {
            roles.add(in.string());
        }
        Map<String, Object> attributes = new HashMap<>(2 * attributeCount);
        for (int i = 0; i < attributeCount; i++) {
            String name = in.string();
            attributes.put(name, attribute(in));
        }
        return new UserSession(user, created, lastSeen, roles, attributes);
    }

    private static Object attribute(HandInput in) {
        return switch (in.int8()) {
            case TEXT -> in.string();
            case INT -> in.int32();
            case LONG -> in.int64();
            case DOUBLE -> Double.longBitsToDouble(in.fixed64());
            default -> in.strings(in.int32());
        };
    }
}
