// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.canonical;

import dev.gridwire.ground.Refusal;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The tree that canonical bytes make of a graph: which objects are open, and how much work it was so far. A writer shares it with
 * those that it sorts by, which stand at the same place in the graph.
 */
final class Unfolding {

    /** As many steps are allowed to any graph. */
    private static final long FREE_STEPS = 1 << 20;

    /** And so many for each reference in an object that is written for the first time. */
    private static final long STEPS_A_REFERENCE = 64;

    /** As long as there were fewer steps, all objects are taken to be written for the first time. */
    private static final long UNCOUNTED_STEPS = 1 << 12;

    /** Stands for no open object. */
    private static final int NOTHING = Integer.MAX_VALUE;

    private @Nullable OpenObject innermost;
    private long steps;
    private long allowedSteps = FREE_STEPS;
    /** The level of the outermost object referred to, since the last question. */
    private int outermost = NOTHING;
    /** Objects opened since there were many steps, or since the first deferred object went on. */
    private @Nullable Set<Object> opened;
    /** Whether all that is open is among these. */
    private boolean areAllListed;
    private @Nullable Map<Object, HashOrder> orders;

    /** The object whose content is being written. */
    @Nullable OpenObject innermost() {
        return innermost;
    }

    /** Counts a reference. Without a bound, a few dozen objects that each hold the next one twice would take for ever. */
    void step() {
        steps++;
        OpenObject around = innermost;
        if (around == null || around.isFirst()) {
            allowedSteps += STEPS_A_REFERENCE;
        }
        if (steps > allowedSteps) {
            throw Refusal.shape(
                    "Written canonically, that is each time anew, shared objects become too many: objects=" + steps + ", limit="
                            + allowedSteps,
                    "let fewer places hold the same objects, or do not write this root class canonically");
        }
    }

    /** Finds an object that is open here. */
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

    /** Ends the last opened object. */
    void close() {
        innermost = innermost == null ? null : innermost.outer();
    }

    /**
     * Goes on with a deferred object. There can be any number of objects around it, so from now on all that is open is listed:
     * most objects were never met before, and need not be looked for.
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

    /** Goes back to an object that is open. */
    void goBack(@Nullable OpenObject place) {
        innermost = place;
    }

    /**
     * The order found before for the container at this place. One whose keys refer to nothing that is open around them is the
     * same anywhere, since they lead to no object that leads to the container; any other is good where the same objects are
     * open.
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

    /** Begins to look for an order, and gives what {@link #endOrder} takes. */
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
