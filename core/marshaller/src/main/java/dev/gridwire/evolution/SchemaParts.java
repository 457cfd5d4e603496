// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import dev.gridwire.codegen.evolution.DescribedSchema;
import dev.gridwire.codegen.layout.Fingerprint;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.ground.Refusal;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Computes the hashes of the parts of a schema. Each part is a class with those that its slots declare, transitively. Each
 * fingerprint is computed once, and classes that lead to each other share a part. The work is bounded, since a schema from a
 * stranger may be a chain of thousands of classes. Thread-safe.
 */
final class SchemaParts {

    /** The number of classes in all parts, in addition to {@value #MOST_VISITS_EACH} for each class of the schema. */
    private static final int MOST_VISITS = 1 << 18;
    private static final int MOST_VISITS_EACH = 64;

    private final List<Layout> layouts;
    private final Map<String, Integer> places = new HashMap<>();
    private final int[] @Nullable [] declared;
    private final long[] fingerprints;
    /** The part of each class, ascending, by index of the class. */
    private final int[] @Nullable [] parts;
    /** The last search that met the class, by its index. */
    private final int[] met;
    private int searches;
    private long visits;

    SchemaParts(DescribedSchema schema) {
        layouts = schema.schema().layouts();
        int count = layouts.size();
        for (int i = 0; i < count; i++) {
            places.put(layouts.get(i).typeName(), i);
        }
        declared = new int[count][];
        fingerprints = new long[count];
        parts = new int[count][];
        met = new int[count];
    }

    /** Returns the hash of the part of a class that the schema contains; equal to the hash of {@link DescribedSchema#within}. */
    synchronized int hash(String typeName) {
        int[] part = part(Objects.requireNonNull(places.get(typeName)));
        visit(part.length);
        ByteBuffer bytes = ByteBuffer.allocate(part.length * Long.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        for (int place : part) {
            bytes.putLong(fingerprint(place));
        }
        return (int) Fingerprint.hash(bytes.array());
    }

    private long fingerprint(int place) {
        // A fingerprint of zero is computed again, which is as rare as a collision.
        if (fingerprints[place] == 0) {
            fingerprints[place] = layouts.get(place).fingerprint();
        }
        return fingerprints[place];
    }

    private int[] part(int root) {
        int[] known = parts[root];
        if (known == null) {
            known = search(root);
            parts[root] = known;
        }
        return known;
    }

    private int[] search(int root) {
        searches++;
        int[] found = new int[16];
        int count = 0;
        met[root] = searches;
        found[count++] = root;
        for (int at = 0; at < count; at++) {
            int[] known = parts[found[at]];
            if (known != null && Arrays.binarySearch(known, root) >= 0) {
                return known;
            }
            int[] next = known == null ? declared(found[at]) : known;
            visit(next.length + 1L);
            for (int place : next) {
                if (met[place] != searches) {
                    met[place] = searches;
                    found = count == found.length ? Arrays.copyOf(found, 2 * count) : found;
                    found[count++] = place;
                }
            }
        }
        int[] part = Arrays.copyOf(found, count);
        Arrays.sort(part);
        return part;
    }

    private int[] declared(int place) {
        int[] known = declared[place];
        if (known == null) {
            known = layouts.get(place).slots().stream().mapToInt(this::place).filter(each -> each >= 0).distinct().toArray();
            declared[place] = known;
        }
        return known;
    }

    /**
     * Returns the index of the class that a slot, or the innermost element of its array, declares; -1 if the schema lacks it.
     */
    private int place(Slot slot) {
        String element = slot.descriptor().substring(slot.descriptor().lastIndexOf('[') + 1);
        return element.charAt(0) == 'L'
                ? places.getOrDefault(element.substring(1, element.length() - 1).replace('/', '.'), -1)
                : -1;
    }

    private void visit(long count) {
        visits += count;
        long limit = MOST_VISITS + (long) MOST_VISITS_EACH * layouts.size();
        if (visits > limit) {
            throw Refusal.shape("The classes of a schema lead to each other in too many ways: classes=" + layouts.size()
                    + ", visits=" + visits + ", limit=" + limit, "put the missing classes on the class path");
        }
    }
}
