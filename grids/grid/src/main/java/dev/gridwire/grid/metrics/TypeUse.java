// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.metrics;

import dev.gridwire.TypeStatistics;

/**
 * A row of {@link SerializerMXBean#getTypes}. It is no record, since JMX of JDK 17 does not show records.
 *
 * <pre>{@code
 * bean.getTypes().forEach(type -> log.info(type.getClassName() + ": " + type.getWrittenBytes()));
 * }</pre>
 */
public final class TypeUse {

    private final TypeStatistics type;

    TypeUse(TypeStatistics type) {
        this.type = type;
    }

    /** The class of the payloads' root. */
    public String getClassName() {
        return type.className();
    }

    /** The number of payloads written. */
    public long getWritten() {
        return type.written();
    }

    /** The bytes of the payloads written. */
    public long getWrittenBytes() {
        return type.writtenBytes();
    }

    /** The number of payloads read. */
    public long getRead() {
        return type.read();
    }

    /** The bytes of the payloads read. */
    public long getReadBytes() {
        return type.readBytes();
    }

    /** The number of payloads that the fused code left to the general walk. */
    public long getFallbacks() {
        return type.fallbacks();
    }

    /** The reason why some or all of these payloads have no fused code; empty if none is known. */
    public String getObstacle() {
        return type.obstacle();
    }
}
