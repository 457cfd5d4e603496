// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.altered;

import dev.gridwire.trials.result.NamedChange;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A change of a user's class: one of the states is the class as it is, the other is altered.
 *
 * @param named for people; its title says why where nothing can be tried
 * @param alteration of the one state; null where the class offers nothing to change
 * @param altersOld whether it is the old state that is altered; the new one where not
 * @param field that is changed, by the name in the user's class; empty where it is none alone
 * @param otherName that the field has in the altered state, where it is there
 * @param constant that only the new state has; empty for none
 */
public record UserClassChange(
        NamedChange named,
        @Nullable Alteration alteration,
        boolean altersOld,
        String field,
        String otherName,
        String constant) {

    /** Its id in the results, such as {@code own-customer/field-added}. */
    public String id() {
        return named.id();
    }

    /** Whether there is something to try. */
    public boolean isPossible() {
        return alteration != null;
    }

    /** The alteration that makes one of the two states of the class as it is; empty for the other. */
    public Optional<Alteration> alterationOf(boolean old) {
        return old == altersOld ? Optional.ofNullable(alteration) : Optional.empty();
    }
}
