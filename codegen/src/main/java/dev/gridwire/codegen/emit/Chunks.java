// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.emit;

import dev.gridwire.codegen.plan.Op;
import java.util.ArrayList;
import java.util.List;

/** Cuts a plan's ops into parts that are small enough to be inlined. */
final class Chunks {

    /** Of 325 bytes, less what each method needs at its begin and end. */
    private static final int MAX_WEIGHT = 270;

    private static final int PACK = 20;
    private static final int PACKED_SLOT = 20;
    private static final int SIMPLE = 18;
    private static final int NEST = 56;

    private Chunks() {}

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

    /** Packs of many numbers become several. */
    private static List<Op.Graph> split(List<Op.Graph> ops) {
        int most = (MAX_WEIGHT - PACK) / PACKED_SLOT;
        List<Op.Graph> split = new ArrayList<>();
        for (Op.Graph op : ops) {
            if (op instanceof Op.Pack pack) {
                for (int from = 0; from < pack.slots().size(); from += most) {
                    int to = Math.min(from + most, pack.slots().size());
                    split.add(new Op.Pack(pack.slots().subList(from, to), pack.encodings().subList(from, to)));
                }
            } else {
                split.add(op);
            }
        }
        return split;
    }

    private static int weight(Op.Graph op) {
        if (op instanceof Op.Pack pack) {
            return PACK + PACKED_SLOT * pack.slots().size();
        }
        return op instanceof Op.Nest ? NEST : SIMPLE;
    }
}
