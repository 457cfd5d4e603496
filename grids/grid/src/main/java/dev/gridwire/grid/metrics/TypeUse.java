// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.metrics;

import dev.gridwire.TypeStatistics;

/**
 * A row of {@link SerializerMXBean#getTypes}. JMX of JDK 17 shows no records.
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

    /** Of the payloads' root. */
    public String getClassName() {
        return type.className();
    }

    /** Payloads written. */
    public long getWritten() {
        return type.written();
    }

    /** Of the payloads written. */
    public long getWrittenBytes() {
        return type.writtenBytes();
    }

    /** Payloads read. */
    public long getRead() {
        return type.read();
    }

    /** Of the payloads read. */
    public long getReadBytes() {
        return type.readBytes();
    }

    /** Payloads that fused code left to the general walk. */
    public long getFallbacks() {
        return type.fallbacks();
    }

    /** Why there is no fused code for such payloads, or for some of them; empty if there is, or may be. */
    public String getObstacle() {
        return type.obstacle();
    }
}
