// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.rewrite;

import com.hazelcast.query.Predicate;
import java.util.Map;

/**
 * Selects the entries to rewrite, one slice at a time, so that no operation occupies a partition for long.
 *
 * @param slices the number of slices; each entry is in one
 */
record Candidates(Direction direction, int gridwireTypeId, int slice, int slices) implements Predicate<Object, Object> {

    private static final long serialVersionUID = 1L;

    @Override
    public boolean apply(Map.Entry<Object, Object> entry) {
        return Math.floorMod(Stored.spread(entry), slices) == slice
                && direction.takes(Stored.format(entry, gridwireTypeId));
    }
}
