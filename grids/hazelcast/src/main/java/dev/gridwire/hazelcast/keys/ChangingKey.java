// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.keys;

import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.internal.serialization.Data;
import com.hazelcast.internal.serialization.SerializationService;
import com.hazelcast.internal.serialization.impl.SerializationConstants;
import dev.gridwire.hazelcast.lookup.WithoutGridwire;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Tells whether Java serialization or zero-config Compact wrote a stored key or a part of it, because Gridwire will replace
 * them. If the member lacks the class, the bytes name it.
 *
 * <pre>
 * Serializable    partition hash, type id, AC ED 00 05, object, class description, short name length, name
 * Externalizable  partition hash, type id, int name length, name, stream
 * </pre>
 */
final class ChangingKey {

    private static final int CONTENT = 2 * Integer.BYTES;
    private static final int NAME_LENGTH = CONTENT + Integer.BYTES + 2;
    private static final int CLASS_DESCRIPTION = 0x72;
    private static final int MOST_CHARACTERS = 400;

    private final SerializationService service;
    private final HazelcastInstance grid;
    /** The classes of schemas; empty for a class that stays with Compact. */
    private final Map<Long, Optional<String>> compact = new ConcurrentHashMap<>();

    ChangingKey(HazelcastInstance grid, SerializationService service) {
        this.service = service;
        this.grid = grid;
    }

    /** Returns the class of a key whose bytes will change; null if they stay the same. */
    @Nullable String className(Data key) {
        byte[] bytes = key.toByteArray();
        return switch (key.getType()) {
            case SerializationConstants.JAVA_DEFAULT_TYPE_SERIALIZABLE -> ofObject(key, ofStream(bytes));
            case SerializationConstants.JAVA_DEFAULT_TYPE_EXTERNALIZABLE -> ofExternalizable(bytes);
            case SerializationConstants.TYPE_COMPACT ->
                compact.computeIfAbsent(ByteBuffer.wrap(bytes).getLong(CONTENT), schema -> ofCompact(key)).orElse(null);
            default -> NestedFormat.isPossible(key.getType()) && NestedFormat.hasJava(bytes)
                    ? ofObject(key, "one") + ", which holds others" : null;
        };
    }

    private static String ofStream(byte[] bytes) {
        boolean isDescribed = bytes.length > NAME_LENGTH + Short.BYTES && bytes[NAME_LENGTH - 1] == CLASS_DESCRIPTION;
        return isDescribed
                ? text(bytes, NAME_LENGTH + Short.BYTES, ByteBuffer.wrap(bytes).getShort(NAME_LENGTH) & 0xffff)
                : "one of Java serialization";
    }

    private static String ofExternalizable(byte[] bytes) {
        ByteBuffer content = ByteBuffer.wrap(bytes);
        int length = content.getInt(CONTENT);
        int reversed = content.order(ByteOrder.LITTLE_ENDIAN).getInt(CONTENT);
        return text(bytes, CONTENT + Integer.BYTES, length < 0 || length > bytes.length ? reversed : length);
    }

    private static String text(byte[] bytes, int at, int length) {
        int count = Math.max(0, Math.min(Math.min(length, bytes.length - at), MOST_CHARACTERS));
        return new String(bytes, at, count, StandardCharsets.UTF_8);
    }

    /** Returns the class unless the configuration names it for Compact, which then keeps it. */
    private Optional<String> ofCompact(Data key) {
        Object object = service.toObject(key);
        return object == null || WithoutGridwire.isNamedForCompact(grid, object.getClass())
                ? Optional.empty() : Optional.of(object.getClass().getName());
    }

    /** Returns the class of the object itself, because the stream names a stand-in for some classes. */
    private String ofObject(Data key, String inStead) {
        try {
            Object object = service.toObject(key);
            return object == null ? inStead : object.getClass().getName();
        } catch (RuntimeException | LinkageError e) {
            // The class is missing here.
            return inStead;
        }
    }
}
