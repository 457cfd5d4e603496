// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.container;

import dev.gridwire.codegen.jdk.Hashing;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.ground.Refusal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CopyOnWriteArraySet;
import org.jspecify.annotations.Nullable;

/**
 * Puts elements into containers that hash or compare them: at once if the elements are complete, otherwise when the whole graph
 * is. Before that, a key's {@code hashCode} would see fields that are not set yet. A container that then holds fewer elements
 * than were written is refused.
 *
 * <p>A TreeMap or TreeSet takes its elements at once, in the order of the bytes, without comparing any of them, as in Java
 * serialization. Other containers that compare are tried again at the end if their comparator fails, since the comparator may
 * read an object that encloses them.
 *
 * <p>Late insertions run in the order in which the containers ended, and in deferred content before the content around it. So a
 * container that is a key of another container is filled first.
 */
public final class Insertions {

    /** Deferred content and back references may hide the right order; this many passes then settle every hash. */
    private static final int PASSES = 8;
    private static final int NONE = -1;

    private final List<List<Late>> phases = new ArrayList<>(1);
    private final Collisions collisions;
    private int byteCount;
    /** Whether keys may be containers; without identity no key is a container. */
    private boolean isKeyed;
    private int lateCount;
    /** The number of the late insertion that is running; negative for none. */
    private int running = NONE;
    /** The number of the late insertion whose place is to fail; negative for none. */
    private int awaited = NONE;
    private @Nullable RuntimeException awaitedFailure;

    private record Late(
            int number, Object container, @Nullable Object[] elements, @Nullable Object @Nullable [] values, Hashing hashing) {}

    /** Makes insertions for a reader that counts comparisons of keys. */
    public Insertions(Collisions collisions) {
        this.collisions = collisions;
    }

    /**
     * Begins a payload of the given size.
     *
     * @param keyed whether some container hashes or compares objects with an identity
     */
    public void begin(int newByteCount, boolean keyed) {
        byteCount = newByteCount;
        isKeyed = keyed;
    }

    /** Fills a container, more than once if need be. */
    public interface Filler {
        /** Puts in the elements, or the keys and values of a map. */
        void fill(@Nullable Object[] elements, @Nullable Object @Nullable [] values);

        /** Returns the number of elements in the container. */
        int size();

        /** Returns the container. */
        Object container();
    }

    /** Begins the content that earlier objects deferred. */
    public void nextPhase() {
        if (!phases.isEmpty()) {
            phases.add(new ArrayList<>(0));
        }
    }

    /** Fills a collection. */
    public void add(Object collection, @Nullable Object[] elements, Hashing hashing, boolean complete) {
        put(new Late(lateCount, collection, elements, null, hashing), complete);
    }

    /** Fills a map. */
    public void put(Object map, @Nullable Object[] keys, @Nullable Object[] values, Hashing hashing, boolean complete) {
        put(new Late(lateCount, map, keys, values, hashing), complete);
    }

    /** Counts comparisons of complete keys, and refuses too many. */
    public void count(@Nullable Object[] keys, Hashing hashing) {
        if (isKeyed && hashing != Hashing.COMPARED) {
            HashReach.require(keys);
        }
        collisions.count(keys, hashing);
        collisions.check(byteCount);
    }

    private void put(Late insertion, boolean complete) {
        boolean isSequence = insertion.container() instanceof TreeMap || insertion.container() instanceof TreeSet;
        if ((complete || isSequence) && isFilledAtOnce(insertion)) {
            return;
        }
        if (lateCount++ == awaited && awaitedFailure != null) {
            throw awaitedFailure;
        }
        if (phases.isEmpty()) {
            phases.add(new ArrayList<>());
        }
        phases.get(phases.size() - 1).add(insertion);
    }

    /** Returns false if a comparator fails. It may belong to another object that is not complete yet. */
    private boolean isFilledAtOnce(Late insertion) {
        count(insertion.elements(), insertion.hashing());
        try {
            fill(insertion, true);
            return true;
        } catch (Refusal e) {
            if (insertion.hashing() == Hashing.COMPARED) {
                return false;
            }
            throw e;
        }
    }

    /** Runs the late insertions. */
    public void run() {
        int passes = phases.size() > 1 ? PASSES : 1;
        for (int pass = 1; pass <= passes; pass++) {
            collisions.clear();
            for (int i = phases.size() - 1; i >= 0; i--) {
                for (Late late : phases.get(i)) {
                    running = late.number();
                    run(late, pass == passes);
                }
            }
        }
        running = NONE;
    }

    private void run(Late late, boolean isLast) {
        count(late.elements(), late.hashing());
        fill(late, isLast);
    }

    private void fill(Late late, boolean isLast) {
        try {
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
            throw refusal(container(late), late.elements().length, e);
        }
        if (isLast && size(late) != late.elements().length) {
            throw EqualKeys.refusal(container(late).getClass().getName(), late.elements(), size(late), late.hashing());
        }
    }

    private static Object container(Late late) {
        return late.container() instanceof Filler filler ? filler.container() : late.container();
    }

    private static int size(Late late) {
        if (late.container() instanceof Filler filler) {
            return filler.size();
        }
        return late.values() == null ? ((Collection<?>) late.container()).size() : ((Map<?, ?>) late.container()).size();
    }

    /** Checks again because a key can lead to the container itself, whose content changes with each insertion. */
    private boolean looksAgain(Late late) {
        return isKeyed && late.hashing() != Hashing.COMPARED && !phases.isEmpty();
    }

    /** Returns the number of the late insertion that failed; negative if none did. */
    public int failed() {
        return running;
    }

    /** Lets another reading of the same payload fail at the place of this late insertion, so that the failure shows its path. */
    public void failAt(int number, RuntimeException failure) {
        awaited = number;
        awaitedFailure = failure;
    }

    /** Turns a container's failure into a refusal. */
    private static Refusal refusal(Object container, int written, Throwable cause) {
        return Refusal.shape(
                "A container does not take its elements: container=" + EscapedNames.of(container.getClass().getName())
                        + ", written=" + written + ", exception=" + cause.getClass().getName(),
                "mend hashCode, equals or the order of the elements' classes",
                cause);
    }

    /** Forgets everything, before another payload. */
    public void clear() {
        phases.clear();
        lateCount = 0;
        running = NONE;
        awaited = NONE;
        awaitedFailure = null;
    }

    @SuppressWarnings("unchecked")
    private static void collection(Object container, @Nullable Object[] elements, boolean looksAgain) {
        Collection<@Nullable Object> collection = (Collection<@Nullable Object>) container;
        collection.clear();
        if (collection instanceof CopyOnWriteArraySet) {
            // Such a list copies itself for each call.
            collection.addAll(Arrays.asList(elements));
            return;
        }
        if (collection instanceof TreeSet) {
            WrittenOrder.fill(collection, elements);
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
        if (map instanceof TreeMap) {
            WrittenOrder.fill(map, keys, values);
            return;
        }
        for (int i = 0; i < keys.length; i++) {
            if (looksAgain) {
                HashReach.require(keys[i]);
            }
            map.put(keys[i], values[i]);
        }
    }
}
