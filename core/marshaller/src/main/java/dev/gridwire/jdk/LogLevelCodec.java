// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.jdk;

import dev.gridwire.codec.LeafCodec;
import dev.gridwire.codec.TypeName;
import dev.gridwire.ground.Refusal;
import dev.gridwire.wire.WireInput;
import dev.gridwire.wire.WireOutput;
import dev.gridwire.wire.WireStrings;
import java.util.Set;
import java.util.logging.Level;

/**
 * Writes and reads the levels of {@code java.util.logging}, by name. The module may be absent. Other levels are refused, since
 * the JDK would keep them for ever.
 */
public final class LogLevelCodec extends LeafCodec {

    private static final Set<String> NAMES =
            Set.of("OFF", "SEVERE", "WARNING", "INFO", "CONFIG", "FINE", "FINER", "FINEST", "ALL");

    LogLevelCodec(Class<?> type, TypeName name) {
        super(type, name, Identity.KEPT);
    }

    @Override
    public void write(WireOutput out, Object value) {
        String name = ((Level) value).getName();
        if (!NAMES.contains(name) || Level.parse(name) != value) {
            throw Refusal.unsupported("Levels that are not the JDK's own are", Level.class, "store the name");
        }
        WireStrings.write(out, name);
    }

    @Override
    public Object read(WireInput in) {
        String name = WireStrings.readRequired(in);
        if (!NAMES.contains(name) || type() == Object.class) {
            throw new IllegalArgumentException(name);
        }
        return Level.parse(name);
    }
}
