// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.canonical;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.LeafCodec;
import dev.gridwire.codec.RootPlan;
import dev.gridwire.container.ElementBuffer;
import dev.gridwire.container.NaturalOrder;
import dev.gridwire.graph.CanonicalForm;
import dev.gridwire.graph.CanonicalPlace;
import dev.gridwire.graph.KernelWriter;
import dev.gridwire.graph.ReferenceTable;
import dev.gridwire.ground.Refusal;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Makes one writer's bytes canonical: the writer refers back to open objects only, and orders the elements of hash containers.
 * Elements are sorted by the bytes of their keys, where each key is written as if it were a root. If a key refers to an object
 * that is open around it, the object is not written again. Its distance, in open objects, stands for it.
 */
public final class Canonical implements CanonicalForm {

    private static final int KEPT_BYTES = 1 << 13;
    private static final long OUTSIDE = Long.MIN_VALUE;

    private final KernelWriter writer;
    private final Unfolding unfolding;
    private final int nesting;
    /** The place around the root. */
    private @Nullable OpenObject around;
    private @Nullable OpenObject met;
    /** The object that took the last handle; null if nothing may refer back to it. */
    private @Nullable Object fresh;
    private @Nullable KernelWriter sorter;
    /** The canonical form of the sorter. */
    private @Nullable Canonical inner;

    /** Makes the form of payloads. */
    public Canonical(KernelWriter writer) {
        this(writer, new Unfolding(), 0);
    }

    private Canonical(KernelWriter writer, Unfolding unfolding, int nesting) {
        this.writer = writer;
        this.unfolding = unfolding;
        this.nesting = nesting;
    }

    @Override
    public Canonical nested(KernelWriter sorting) {
        Canonical made = new Canonical(sorting, unfolding, nesting + 1);
        inner = made;
        return made;
    }

    @Override
    public void begin() {
        around = unfolding.innermost();
    }

    @Override
    public boolean isOpen(Object value, Codec codec, ReferenceTable references) {
        unfolding.step();
        OpenObject found = codec instanceof LeafCodec ? null : unfolding.find(value);
        if (found == null) {
            references.takeHandle();
            fresh = value;
            return false;
        }
        references.meet(found.handle());
        met = found;
        return true;
    }

    @Override
    public void unshared() {
        unfolding.step();
        fresh = null;
    }

    @Override
    public boolean isMetOutside() {
        return met != null && met.nesting() != nesting;
    }

    @Override
    public long distanceOutside() {
        int root = around == null ? 0 : around.level() + 1;
        return met == null ? OUTSIDE : OUTSIDE + root - met.level();
    }

    @Override
    public void open(int handle) {
        unfolding.open(fresh, handle, nesting);
        fresh = null;
    }

    @Override
    public void close() {
        unfolding.close();
    }

    @Override
    public @Nullable OpenObject place() {
        return unfolding.innermost();
    }

    @Override
    public void goOn(CanonicalPlace place) {
        unfolding.goOn((OpenObject) place);
    }

    @Override
    public void goBack() {
        unfolding.goBack(around);
    }

    @Override
    public void order(ElementBuffer keys, @Nullable ElementBuffer values) {
        if (keys.size() < 2) {
            return;
        }
        @Nullable Object[] sortedKeys = keys.toArray();
        @Nullable Object[] sortedValues = values == null ? null : values.toArray();
        if (NaturalOrder.sort(sortedKeys, sortedValues, keys.size())) {
            replace(keys, sortedKeys, values, sortedValues);
            return;
        }
        Unfolding.HashOrder known = unfolding.knownOrder();
        if (known == null || known.keys().length != keys.size()) {
            int before = unfolding.beginOrder();
            SortedEntry.sort(keys, values, this);
            unfolding.endOrder(keys.toArray(), values == null ? null : values.toArray(), before);
            return;
        }
        replace(keys, known.keys(), values, known.values());
    }

    private static void replace(
            ElementBuffer keys,
            @Nullable Object[] sortedKeys,
            @Nullable ElementBuffer values,
            @Nullable Object @Nullable [] sortedValues) {
        keys.replace(sortedKeys);
        if (values != null && sortedValues != null) {
            values.replace(sortedValues);
        }
    }

    /** Returns the bytes of a key or value, written as if it were a root. */
    byte[] sortKey(@Nullable Object value) {
        KernelWriter sorting = sorter == null ? sorter() : sorter;
        // Keep it only if it is as good as new.
        sorter = null;
        sorting.begin(RootPlan.CANONICAL);
        sorting.writeRoot(value, null);
        sorting.end();
        byte[] bytes = Arrays.copyOf(sorting.out().array(), sorting.out().position());
        sorting.clear(false);
        sorter = sorting;
        return bytes;
    }

    private KernelWriter sorter() {
        int most = writer.types().limits().depth();
        Refusal.requireWithin("Sorted hash containers stand too deep inside each other's keys", "depth", nesting + 1, most);
        return new KernelWriter(writer, this);
    }

    /** Notes the element in which sorting failed. */
    RuntimeException failed(String step, int index, RuntimeException failure) {
        writer.path().within(step + index + "]");
        return failure;
    }

    @Override
    public void clear() {
        met = null;
        fresh = null;
        around = null;
        if (nesting == 0) {
            unfolding.clear();
            keepSmallSorter();
        }
    }

    /** Drops a sorter that used a sorter itself, or wrote large keys. */
    private void keepSmallSorter() {
        boolean isSmall = inner != null && inner.sorter == null && inner.writer.out().array().length <= KEPT_BYTES;
        if (!isSmall) {
            sorter = null;
        }
    }
}
