// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.jdk;

import static dev.gridwire.jdk.Recipe.parts;
import static dev.gridwire.jdk.Recipe.required;

import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.reflect.HiddenFields;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Takes apart and makes clocks. The parts are the system clock's zone; instant and zone; or another clock with its offset or
 * tick.
 */
final class ClockRecipes {

    private ClockRecipes() {}

    static Recipe of(JdkType type) {
        return switch (type) {
            case SYSTEM_CLOCK -> Recipe.of(
                    value -> parts(((Clock) value).getZone()), parts -> Clock.system((ZoneId) required(parts[0])));
            case FIXED_CLOCK -> Recipe.of(
                    value -> parts(((Clock) value).instant(), ((Clock) value).getZone()),
                    parts -> Clock.fixed((Instant) required(parts[0]), (ZoneId) required(parts[1])));
            case OFFSET_CLOCK -> Recipe.of(
                    ClockRecipes::offset,
                    parts -> Clock.offset((Clock) required(parts[0]), (Duration) required(parts[1])));
            default -> Recipe.of(
                    value -> fields(value, "tickNanos"),
                    parts -> Clock.tick((Clock) required(parts[0]), Duration.ofNanos((Long) required(parts[1]))));
        };
    }

    /** Reads the duration from the clock's text, which alone shows it: the JDK replaces durations before it shows them. */
    private static @Nullable Object[] offset(Object clock) {
        String text = clock.toString();
        Duration offset = Duration.parse(text.substring(text.lastIndexOf(',') + 1, text.length() - 1));
        return parts(required(HiddenFields.of(clock).get("baseClock")), offset);
    }

    private static @Nullable Object[] fields(Object clock, String name) {
        Map<String, @Nullable Object> fields = HiddenFields.of(clock);
        return parts(required(fields.get("baseClock")), required(fields.get(name)));
    }
}
