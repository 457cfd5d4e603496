// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.plan;

import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.target.StreamTarget;
import java.util.Set;

/**
 * The context in which a class's form for a stream is planned.
 *
 * @param formed binary names of the classes that have the form
 */
public record StreamContext(LayoutResolver layouts, Set<String> formed, StreamTarget target, TrustLevel trust) {

    /** Whether an object must be known again where it is met a second time. */
    public boolean keepsIdentity() {
        return trust == TrustLevel.SAFE && target.identity() == StreamTarget.Identity.KEPT;
    }
}
