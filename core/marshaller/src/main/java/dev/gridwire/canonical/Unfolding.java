// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.canonical;

import dev.gridwire.ground.Refusal;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Follows the tree into which canonical bytes unfold a graph: which objects are open, and how much work was done so far. A writer
 * shares it with the writers of its sort keys, which stand at the same place in the graph.
 */
final class Unfolding {

    /** Every graph may take this many steps. */
    private static final long FREE_STEPS = 1 << 20;

    /** Each reference in an object that is written for the first time allows this many more steps. */
    private static final long STEPS_A_REFERENCE = 64;

    /** Up to this many steps, every object counts as written for the first time. */
    private static final long UNCOUNTED_STEPS = 1 << 12;

    /** Stands for "no open object". */
    private static final int NOTHING = Integer.MAX_VALUE;

    private @Nullable OpenObject innermost;
    private long steps;
    private long allowedSteps = FREE_STEPS;
    /** The level of the outermost object that was referred to since this was last asked for. */
    private int outermost = NOTHING;
    /** Objects opened since the number of steps grew large, or since the first deferred object went on. */
    private @Nullable Set<Object> opened;
    /** Whether this set holds all open objects. */
    private boolean areAllListed;
    private @Nullable Map<Object, HashOrder> orders;

    /** Returns the object whose content is being written. */
    @Nullable OpenObject innermost() {
        return innermost;
    }

    /**
     * Counts a reference. Without a bound, a few dozen objects that each hold the next one twice would take practically for ever.
     */
    void step() {
        steps++;
        OpenObject around = innermost;
        if (around == null || around.isFirst()) {
            allowedSteps += STEPS_A_REFERENCE;
        }
        if (steps > allowedSteps) {
            throw Refusal.shape(
                    "Canonical bytes repeat shared objects, and there are too many of them: objects=" + steps + ", limit="
                            + allowedSteps,
                    "let fewer places hold the same objects, or do not write this root class canonically");
        }
    }

    /** Finds an object that is open at this place. */
    @Nullable OpenObject find(Object object) {
        if (areAllListed && !opened().contains(object)) {
            return null;
        }
        OpenObject found = OpenObject.find(innermost, object);
        if (found != null) {
            outermost = Math.min(outermost, found.level());
        }
        return found;
    }

    /** Opens an object; null for one that nothing may refer back to. */
    void open(@Nullable Object object, int handle, int nesting) {
        boolean isListed = opened != null || steps >= UNCOUNTED_STEPS;
        boolean isFirst = object == null || !isListed || opened().add(object);
        OpenObject outer = innermost;
        innermost = new OpenObject(object, handle, nesting, isFirst, outer);
        if (isListed && (outer == null || outer.isListed())) {
            innermost.list();
        }
    }

    private Set<Object> opened() {
        Set<Object> known = opened;
        if (known == null) {
            known = Collections.newSetFromMap(new IdentityHashMap<>());
            opened = known;
        }
        return known;
    }

    /** Closes the object opened last. */
    void close() {
        innermost = innermost == null ? null : innermost.outer();
    }

    /**
     * Continues with a deferred object. Any number of objects may be open around it, so from now on all open objects are listed.
     * Most objects were never met before, and the list shows this without a search.
     */
    void goOn(OpenObject place) {
        innermost = place;
        areAllListed = true;
        for (OpenObject at = place; at != null && !at.isListed(); at = at.outer()) {
            if (at.object() != null) {
                opened().add(at.object());
            }
            at.list();
        }
    }

    /** Returns to an object that is open. */
    void goBack(@Nullable OpenObject place) {
        innermost = place;
    }

    /**
     * Returns the order found earlier for the container at this place. If the keys refer to no object that is open around them,
     * the order is the same everywhere, since the keys lead to no object that leads to the container. Otherwise the order is
     * valid only where the same objects are open.
     */
    @Nullable HashOrder knownOrder() {
        OpenObject place = innermost;
        HashOrder known = orders == null || place == null || place.object() == null ? null : orders.get(place.object());
        if (place == null || known == null || known.outermost() != NOTHING && !OpenObject.haveSameAround(known.place(), place)) {
            return null;
        }
        outermost = Math.min(outermost, known.outermost());
        return known;
    }

    /** Begins to look for an order, and returns the argument for {@link #endOrder}. */
    int beginOrder() {
        int before = outermost;
        outermost = NOTHING;
        return before;
    }

    /** Keeps the order of the container at this place. */
    void endOrder(@Nullable Object[] keys, @Nullable Object @Nullable [] values, int before) {
        OpenObject place = innermost;
        if (place != null && place.object() != null) {
            if (orders == null) {
                orders = new IdentityHashMap<>();
            }
            int found = outermost <= place.level() ? outermost : NOTHING;
            orders.put(place.object(), new HashOrder(keys, values, place, found));
        }
        outermost = Math.min(outermost, before);
    }

    /**
     * The order of one container.
     *
     * @param outermost the level of the outermost open object that the keys refer to
     */
    record HashOrder(@Nullable Object[] keys, @Nullable Object @Nullable [] values, OpenObject place, int outermost) {}

    /** Forgets the graph. */
    void clear() {
        innermost = null;
        steps = 0;
        allowedSteps = FREE_STEPS;
        outermost = NOTHING;
        opened = null;
        areAllListed = false;
        orders = null;
    }
}
