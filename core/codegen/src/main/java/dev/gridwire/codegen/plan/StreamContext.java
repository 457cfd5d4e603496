// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.plan;

import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.target.StreamTarget;
import java.util.Set;

/**
 * The context for planning a class's form in a stream.
 *
 * @param formed the binary names of the classes that have the form
 */
public record StreamContext(LayoutResolver layouts, Set<String> formed, StreamTarget target, TrustLevel trust) {

    /** Returns whether an object must be recognised when it is met a second time. */
    public boolean keepsIdentity() {
        return trust == TrustLevel.SAFE && target.identity() == StreamTarget.Identity.KEPT;
    }
}
