// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.rewrite;

import java.util.EnumSet;
import java.util.Set;

/**
 * Says which values to rewrite. They take the format that the members' configuration gives them.
 *
 * <pre>{@code
 * MapRewrite.of(grid, "orders").direction(Direction.BACK).run();
 * }</pre>
 */
public enum Direction {
    /**
     * Values that Gridwire did not write, on members where it writes. Values of Compact are excluded, because a member writes a
     * class by Compact once it has read it as Compact.
     */
    TO_GRIDWIRE("first have members and clients write by Gridwire", StoredFormat.JAVA, StoredFormat.HOLDS_JAVA),
    /** Values that Gridwire wrote, on members where it only reads. */
    BACK("first set hazelcast.write=false on members and clients, and restart them",
            StoredFormat.GRIDWIRE, StoredFormat.HOLDS_GRIDWIRE);

    private final String remedy;
    private final Set<StoredFormat> formats;

    Direction(String remedy, StoredFormat... formats) {
        this.remedy = remedy;
        this.formats = EnumSet.of(formats[0], formats);
    }

    /** Returns the next step if the members do not write the wanted format. */
    String remedy() {
        return remedy;
    }

    /** Whether a value of this format is rewritten. */
    public boolean takes(StoredFormat format) {
        return formats.contains(format);
    }
}
