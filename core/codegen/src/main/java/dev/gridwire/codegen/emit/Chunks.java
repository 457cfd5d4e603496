// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.emit;

import dev.gridwire.codegen.plan.Op;
import java.util.ArrayList;
import java.util.List;

/** Splits a plan's ops into parts that are small enough to be inlined. It weighs them by the bytes of their code. */
final class Chunks {

    /** The limit is 325 bytes, less what each method needs at its beginning and end. */
    private static final int MAX_WEIGHT = 270;

    private static final int PACKED_SLOT = 13;
    private static final int OTHER_SLOT = 17;

    private Chunks() {}

    /** Splits the body of a class. */
    static List<List<Op.Graph>> of(List<Op.Graph> ops) {
        List<List<Op.Graph>> chunks = new ArrayList<>();
        List<Op.Graph> chunk = new ArrayList<>();
        int weight = 0;
        for (Op.Graph op : split(ops)) {
            if (weight + weight(op) > MAX_WEIGHT && !chunk.isEmpty()) {
                chunks.add(chunk);
                chunk = new ArrayList<>();
                weight = 0;
            }
            chunk.add(op);
            weight += weight(op);
        }
        chunks.add(chunk);
        return chunks;
    }

    /** Splits packs of many numbers. */
    private static List<Op.Graph> split(List<Op.Graph> ops) {
        int most = MAX_WEIGHT / PACKED_SLOT;
        List<Op.Graph> split = new ArrayList<>();
        for (Op.Graph op : ops) {
            if (op instanceof Op.Pack packed) {
                for (int from = 0; from < packed.slots().size(); from += most) {
                    int to = Math.min(from + most, packed.slots().size());
                    split.add(new Op.Pack(packed.slots().subList(from, to), packed.encodings().subList(from, to)));
                }
            } else {
                split.add(op);
            }
        }
        return split;
    }

    private static int weight(Op.Graph op) {
        return op instanceof Op.Pack packed ? PACKED_SLOT * packed.slots().size() : OTHER_SLOT;
    }
}
