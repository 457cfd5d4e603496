// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.mutation;

import dev.gridwire.schema.SchemaDescription;
import dev.gridwire.testkit.mutation.Inputs;
import dev.gridwire.testkit.mutation.Mutator;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Payloads whose root carries a schema that nobody had: altered, and named by its new hash, so that it is believed.
 *
 * @param corpus payloads that begin with a header and tag 7
 * @param schemas that they carry
 * @param contents the bytes behind
 */
record ForgedSchemas(List<byte[]> corpus, Mutator schemas, Mutator contents) implements Inputs {

    private static final int CARRIED = 7;
    private static final int BY_ID = 2;
    private static final int TRIES = 40;

    /** Takes those that carry a schema for their root. */
    static ForgedSchemas of(List<byte[]> payloads) {
        List<Parts> parts = payloads.stream().filter(each -> each.length > 2 && each[1] == CARRIED).map(Parts::of).toList();
        return new ForgedSchemas(parts.stream().map(Parts::payload).toList(),
                new Mutator(parts.stream().map(Parts::schema).toList()),
                new Mutator(parts.stream().map(Parts::content).filter(each -> each.length > 0).toList()));
    }

    /** A payload in pieces; the opening ends before the hash. */
    private record Parts(byte[] payload, byte[] opening, byte[] schema, byte[] content) {

        static Parts of(byte[] payload) {
            ByteBuffer in = ByteBuffer.wrap(payload).position(2);
            // The name follows, if there is no id and the schema does not say it.
            int first = in.get() == BY_ID ? varint(in) & 0 : Math.max(0, varint(in) - 1) >>> 2;
            byte[] opening = new byte[in.position() + first];
            in.position(0).get(opening).position(opening.length + Integer.BYTES);
            byte[] schema = new byte[varint(in)];
            in.get(schema);
            byte[] content = new byte[in.remaining()];
            in.get(content);
            return new Parts(payload, opening, schema, content);
        }

        private static int varint(ByteBuffer in) {
            int value = 0;
            for (int shift = 0;; shift += 7) {
                byte next = in.get();
                value |= (next & 0x7f) << shift;
                if (next >= 0) {
                    return value;
                }
            }
        }
    }

    @Override
    public byte[] next(SplittableRandom random) {
        Parts parts = Parts.of(corpus.get(random.nextInt(corpus.size())));
        byte[] content = random.nextBoolean() ? parts.content() : contents.next(random);
        for (int i = 0; i < TRIES; i++) {
            byte[] schema = new Mutator(List.of(parts.schema())).next(random);
            byte[] altered = random.nextInt(4) == 0 ? schemas.next(random) : schema;
            try {
                return joined(parts.opening(), SchemaDescription.parse(altered).hash(), altered, content);
            } catch (IllegalArgumentException e) {
                // Most alterations leave no schema; there are others.
                continue;
            }
        }
        return joined(parts.opening(), 0, parts.schema(), content);
    }

    private static byte[] joined(byte[] opening, int hash, byte[] schema, byte[] content) {
        ByteBuffer out = ByteBuffer.allocate(opening.length + Integer.BYTES + 5 + schema.length + content.length)
                .order(ByteOrder.LITTLE_ENDIAN);
        out.put(opening).putInt(hash);
        int rest = schema.length;
        for (; rest >= 0x80; rest >>>= 7) {
            out.put((byte) (rest | 0x80));
        }
        out.put((byte) rest).put(schema).put(content).flip();
        byte[] payload = new byte[out.remaining()];
        out.get(payload);
        return payload;
    }
}
