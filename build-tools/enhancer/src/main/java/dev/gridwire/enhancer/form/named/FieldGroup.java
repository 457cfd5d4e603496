// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named;

import dev.gridwire.codegen.plan.Expression;
import dev.gridwire.codegen.plan.NamedField;
import java.util.List;
import java.util.Optional;

/**
 * The named fields that represent one slot.
 *
 * @param prepared computed once for all of them
 * @param value computes the slot's value from the read fields
 */
record FieldGroup(Optional<Expression> prepared, List<NamedField> fields, Expression value) {

    /** Copies the list. */
    FieldGroup {
        fields = List.copyOf(fields);
    }
}
