// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer;

import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.enhancer.form.Obstacle;

/**
 * An obstacle or note, with its place in the source. Its text looks like this:
 *
 * <pre>{@code
 * [un-final] com.acme.Order.id (Order.java:17): the field is no longer final; refuse that with keep-final
 * }</pre>
 *
 * @param place {@code Order.java:17}, as far as the class file tells; otherwise empty
 */
public record Diagnostic(Obstacle obstacle, String place) {

    /** Returns one line: reason, class and member, place, the problem, and the next step. */
    @Override
    public String toString() {
        String member = obstacle.member().isEmpty() ? "" : "." + EscapedNames.of(obstacle.member());
        String where = place.isEmpty() ? "" : " (" + place + ")";
        String remedy = obstacle.remedy().isEmpty() ? "" : "; " + obstacle.remedy();
        String subject = EscapedNames.of(obstacle.typeName()) + member + where;
        return EscapedNames.line("[" + obstacle.reason().code() + "] " + subject + ": " + obstacle.text() + remedy);
    }
}
