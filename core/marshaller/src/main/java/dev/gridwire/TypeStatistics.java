// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import dev.gridwire.fused.Fusion;
import java.util.Comparator;

/**
 * Counts of a marshaller's work on payloads whose root is of one class.
 *
 * <pre>{@code
 * for (TypeStatistics each : marshaller.statistics().types()) {
 *     log.info(each.className() + ": " + each.writtenBytes() / Math.max(1, each.written()) + " bytes each");
 * }
 * }</pre>
 *
 * @param className the class of the root; {@value Usages#LAMBDAS} and {@value Usages#PROXIES} stand for all lambdas and all
 *     proxies
 * @param written the number of payloads written
 * @param writtenBytes their total size
 * @param read the number of payloads read
 * @param readBytes their total size
 * @param fallbacks payloads, written and read, that the general walk took over because the existing fused code could not handle
 *     them. A high number means that the places in these graphs keep holding other classes.
 * @param obstacle why there is no fused code, so that the general walk handles all payloads, or why the general walk must handle
 *     some, which {@code fallbacks} includes. Empty if there is no such reason, or if more payloads may remove it.
 */
public record TypeStatistics(
        String className, long written, long writtenBytes, long read, long readBytes, long fallbacks, String obstacle) {

    /** Makes counts without fallbacks or an obstacle. */
    public TypeStatistics(String className, long written, long writtenBytes, long read, long readBytes) {
        this(className, written, writtenBytes, read, readBytes, 0, "");
    }

    static final Comparator<TypeStatistics> MOST_BYTES_FIRST = Comparator
            .comparingLong((TypeStatistics type) -> -type.writtenBytes - type.readBytes)
            .thenComparing(TypeStatistics::className);

    TypeStatistics withFusion(Fusion fusion) {
        String reason = fusion.obstacle();
        return new TypeStatistics(
                className, written, writtenBytes, read, readBytes, fusion.fallbacks(), reason == null ? "" : reason);
    }

    TypeStatistics plus(TypeStatistics other) {
        return new TypeStatistics(
                className,
                written + other.written,
                writtenBytes + other.writtenBytes,
                read + other.read,
                readBytes + other.readBytes,
                fallbacks + other.fallbacks,
                obstacle.isEmpty() ? other.obstacle : obstacle);
    }
}
