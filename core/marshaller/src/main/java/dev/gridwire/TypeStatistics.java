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
 * @param className the root's; {@value Usages#LAMBDAS} and {@value Usages#PROXIES} stand for all lambdas and all proxies
 * @param written payloads
 * @param writtenBytes of all of them
 * @param read payloads
 * @param readBytes of all of them
 * @param fallbacks payloads, written and read, for which there is fused code that could not serve, so that the general walk took
 *     over; many of them say that the class's graphs hold ever other classes in one place
 * @param obstacle why there is no fused code for the class's graphs, so that the general walk serves all of them, or why it must
 *     serve some, which are among the fallbacks; empty if it need not, or may not need to after more payloads
 */
public record TypeStatistics(
        String className, long written, long writtenBytes, long read, long readBytes, long fallbacks, String obstacle) {

    /** Counts without fallbacks or obstacles. */
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
