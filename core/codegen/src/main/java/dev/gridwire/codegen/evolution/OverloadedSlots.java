// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.evolution;

import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.model.TypeRef;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;

/**
 * Matches slots with the same name in one class but different types, if the class has several of that name. No Java compiler
 * creates these classes, but obfuscators do, and name the fields differently each time. So a value goes to a field of another
 * type only if nothing else is possible, and the type of one holds all values of the other. This holds in both directions, so two
 * members agree.
 */
final class OverloadedSlots {

    private static final String OBJECT = "Ljava/lang/Object;";

    private final UnmatchedSlots left;
    private final BiPredicate<Slot, Slot> mayMatch;
    private final Renames[] names;
    private final List<SlotMatch> ambiguous = new ArrayList<>();

    /**
     * Makes the matching of two layouts.
     *
     * @param mayMatch tests a written slot and one of the reader's
     */
    OverloadedSlots(UnmatchedSlots left, BiPredicate<Slot, Slot> mayMatch, Renames[] names) {
        this.left = left;
        this.mayMatch = mayMatch;
        this.names = names;
    }

    /**
     * Returns the ambiguous matches: several of the reader's slots fit the written one, or several written slots fit the same
     * slot.
     */
    List<SlotMatch> ambiguous() {
        return ambiguous;
    }

    /** Matches the written slots that have no match yet. */
    void match(List<Slot> written, List<Optional<Slot>> found) {
        Map<Integer, List<Slot>> candidates = new LinkedHashMap<>();
        Map<Slot, Integer> uses = new HashMap<>();
        for (int i = 0; i < written.size(); i++) {
            List<Slot> possible = found.get(i).isPresent() ? List.of() : possible(written.get(i));
            if (!possible.isEmpty()) {
                candidates.put(i, possible);
                possible.forEach(each -> uses.merge(each, 1, Integer::sum));
            }
        }
        candidates.forEach((place, possible) -> {
            Slot slot = written.get(place);
            Optional<Slot> wider = possible.stream().filter(each -> isWider(slot, each) || isWider(each, slot)).findFirst();
            boolean isOnly = possible.size() == 1 && uses.getOrDefault(possible.get(0), 0) == 1;
            if (wider.isPresent() && isOnly) {
                found.set(place, left.take(slot.name(), wider.get()::equals));
            } else if (wider.isPresent()) {
                ambiguous.add(new SlotMatch(slot, wider));
            }
        });
    }

    private List<Slot> possible(Slot written) {
        return left.of(written.name(), each -> mayMatch.test(written, each) && Fit.of(written, each) != Fit.UNRELATED);
    }

    private boolean isWider(Slot written, Slot own) {
        return Fit.of(written, own) == Fit.WIDENED || own.descriptor().equals(OBJECT) || isRenamed(written, own);
    }

    private boolean isRenamed(Slot written, Slot own) {
        if (!(written.erasedType() instanceof TypeRef.ClassType before && own.erasedType() instanceof TypeRef.ClassType now)) {
            return false;
        }
        boolean isRenamed = false;
        for (Renames each : names) {
            isRenamed |= each.formerTypes(now.name()).contains(before.name())
                    || each.formerTypes(before.name()).contains(now.name());
        }
        return isRenamed;
    }
}
