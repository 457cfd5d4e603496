// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.rewrite;

import java.util.EnumSet;
import java.util.Set;

/**
 * The values to write anew. They take the format that the members' configuration gives them.
 *
 * <pre>{@code
 * MapRewrite.of(grid, "orders").direction(Direction.BACK).run();
 * }</pre>
 */
public enum Direction {
    /** Values that Gridwire did not write, on members that write by it; but Compact's: a class read as such is written so. */
    TO_GRIDWIRE("first have members and clients write by Gridwire", StoredFormat.JAVA, StoredFormat.HOLDS_JAVA),
    /** Values that Gridwire wrote, on members that read by it and write without it. */
    BACK("first set hazelcast.write=false on members and clients, and restart them",
            StoredFormat.GRIDWIRE, StoredFormat.HOLDS_GRIDWIRE);

    private final String remedy;
    private final Set<StoredFormat> formats;

    Direction(String remedy, StoredFormat... formats) {
        this.remedy = remedy;
        this.formats = EnumSet.of(formats[0], formats);
    }

    /** What to do where members do not write the wanted format. */
    String remedy() {
        return remedy;
    }

    /** Whether a value of this format is written anew. */
    public boolean takes(StoredFormat format) {
        return formats.contains(format);
    }
}
