// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.compact;

import dev.gridwire.codegen.plan.Op;
import dev.gridwire.enhancer.form.named.Templates;
import java.util.ArrayList;
import java.util.List;

/**
 * The names and tools that the methods of one serializer share.
 *
 * @param type the internal name of the class that it serializes
 * @param self the internal name of the serializer
 */
record SerializerNames(String type, String self, Templates templates, AccessHandles handles, SlotAccess access) {

    /** How many fields a method handles, so that it is small enough for inlining. */
    private static final int CHUNK = 10;

    /** Returns the slots in groups, one for each method. */
    static List<List<Op.Named>> chunks(List<Op.Named> slots) {
        List<List<Op.Named>> chunks = new ArrayList<>();
        for (int from = 0; from < slots.size(); from += CHUNK) {
            chunks.add(slots.subList(from, Math.min(from + CHUNK, slots.size())));
        }
        return chunks;
    }
}
