// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.metrics;

import dev.gridwire.TypeStatistics;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/** The counts of each type. */
enum TypeMeter {
    WRITTEN("gridwire.payloads", "write", null, "Payloads that Gridwire wrote or read", TypeStatistics::written),
    READ("gridwire.payloads", "read", null, "Payloads that Gridwire wrote or read", TypeStatistics::read),
    WRITTEN_BYTES("gridwire.bytes", "write", "bytes", "Of those payloads", TypeStatistics::writtenBytes),
    READ_BYTES("gridwire.bytes", "read", "bytes", "Of those payloads", TypeStatistics::readBytes);

    private final String meter;
    private final String direction;
    private final @Nullable String unit;
    private final String description;
    private final ToLongFunction<TypeStatistics> count;

    TypeMeter(String meter, String direction, @Nullable String unit, String description, ToLongFunction<TypeStatistics> count) {
        this.meter = meter;
        this.direction = direction;
        this.unit = unit;
        this.description = description;
        this.count = count;
    }

    String meter() {
        return meter;
    }

    String direction() {
        return direction;
    }

    @Nullable String unit() {
        return unit;
    }

    String description() {
        return description;
    }

    long of(TypeStatistics type) {
        return count.applyAsLong(type);
    }
}
