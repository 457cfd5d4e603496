// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.container;

import dev.gridwire.codegen.jdk.Hashing;
import dev.gridwire.ground.Refusal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArraySet;
import org.jspecify.annotations.Nullable;

/**
 * Puts elements into containers that hash or compare them: at once where they are complete, else when the whole graph is.
 * Until then a key's {@code hashCode} would see fields that are not set yet.
 *
 * <p>Late insertions run in the order in which the containers ended, in deferred content before the content around it, so
 * that a container that is a key of another is filled first.
 */
public final class Insertions {

    /** Where deferred content and back references make the right order unknown, so many passes settle every hash. */
    private static final int PASSES = 8;

    private final List<List<Late>> phases = new ArrayList<>(1);
    private final Collisions collisions;
    private int byteCount;
    /** Whether keys may be containers: without an identity none is. */
    private boolean isKeyed;

    private record Late(Object container, @Nullable Object[] elements, @Nullable Object @Nullable [] values, Hashing hashing) {}

    /** Makes it for a reader that counts how often keys are compared. */
    public Insertions(Collisions collisions) {
        this.collisions = collisions;
    }

    /**
     * Begins a payload of so many bytes.
     *
     * @param keyed whether some container hashes or compares objects that have an identity
     */
    public void begin(int newByteCount, boolean keyed) {
        byteCount = newByteCount;
        isKeyed = keyed;
    }

    /** A container that knows how it is filled, more than once if need be. */
    public interface Filler {
        /** Puts the elements in; of a map, keys and values. */
        void fill(@Nullable Object[] elements, @Nullable Object @Nullable [] values);
    }

    /** Begins the content that earlier objects deferred. */
    public void nextPhase() {
        if (!phases.isEmpty()) {
            phases.add(new ArrayList<>(0));
        }
    }

    /** Fills a collection. */
    public void add(Object collection, @Nullable Object[] elements, Hashing hashing, boolean complete) {
        put(new Late(collection, elements, null, hashing), complete);
    }

    /** Fills a map. */
    public void put(Object map, @Nullable Object[] keys, @Nullable Object[] values, Hashing hashing, boolean complete) {
        put(new Late(map, keys, values, hashing), complete);
    }

    /** Counts comparisons of keys, which are complete, and refuses too many. */
    public void count(@Nullable Object[] keys, Hashing hashing) {
        if (isKeyed && hashing != Hashing.COMPARED) {
            HashReach.require(keys);
        }
        collisions.count(keys, hashing);
        collisions.check(byteCount);
    }

    private void put(Late insertion, boolean complete) {
        if (complete) {
            run(insertion);
            return;
        }
        if (phases.isEmpty()) {
            phases.add(new ArrayList<>());
        }
        phases.get(phases.size() - 1).add(insertion);
    }

    /** Runs the late insertions. */
    public void run() {
        int passes = phases.size() > 1 ? PASSES : 1;
        for (int pass = 0; pass < passes; pass++) {
            collisions.clear();
            for (int i = phases.size() - 1; i >= 0; i--) {
                for (Late late : phases.get(i)) {
                    run(late);
                }
            }
        }
    }

    private void run(Late late) {
        try {
            count(late.elements(), late.hashing());
            if (late.container() instanceof Filler filler) {
                filler.fill(late.elements(), late.values());
            } else if (late.values() == null) {
                collection(late.container(), late.elements(), looksAgain(late));
            } else {
                map(late.container(), late.elements(), late.values(), looksAgain(late));
            }
        } catch (Refusal e) {
            throw e;
        } catch (RuntimeException | StackOverflowError e) {
            throw refusal(late.container(), e);
        }
    }

    /** A key can lead to the container itself, whose content is another after each insertion. */
    private boolean looksAgain(Late late) {
        return isKeyed && late.hashing() != Hashing.COMPARED && !phases.isEmpty();
    }

    /** Adds an entry whose key is complete. */
    public static void putOne(Map<@Nullable Object, @Nullable Object> map, @Nullable Object key, @Nullable Object value) {
        try {
            map.put(key, value);
        } catch (RuntimeException | StackOverflowError e) {
            throw refusal(map, e);
        }
    }

    /** Makes a refusal of a container's failure. */
    static Refusal refusal(Object container, Throwable cause) {
        return Refusal.shape(
                "A container does not take its elements: container=" + container.getClass().getName() + ", exception="
                        + cause.getClass().getName(),
                "mend hashCode, equals or the order of the elements' classes",
                cause);
    }

    /** Forgets all, before another payload. */
    public void clear() {
        phases.clear();
    }

    @SuppressWarnings("unchecked")
    private static void collection(Object container, @Nullable Object[] elements, boolean looksAgain) {
        Collection<@Nullable Object> collection = (Collection<@Nullable Object>) container;
        collection.clear();
        if (collection instanceof CopyOnWriteArraySet) {
            // Which copies itself for each call.
            collection.addAll(Arrays.asList(elements));
            return;
        }
        for (Object element : elements) {
            if (looksAgain) {
                HashReach.require(element);
            }
            collection.add(element);
        }
    }

    @SuppressWarnings("unchecked")
    private static void map(Object container, @Nullable Object[] keys, @Nullable Object[] values, boolean looksAgain) {
        Map<@Nullable Object, @Nullable Object> map = (Map<@Nullable Object, @Nullable Object>) container;
        map.clear();
        for (int i = 0; i < keys.length; i++) {
            if (looksAgain) {
                HashReach.require(keys[i]);
            }
            map.put(keys[i], values[i]);
        }
    }
}
