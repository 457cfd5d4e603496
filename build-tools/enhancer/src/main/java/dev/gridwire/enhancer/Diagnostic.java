// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer;

import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.enhancer.form.Obstacle;

/**
 * An obstacle or note, with the place in the source. Its text is such as
 *
 * <pre>{@code
 * [un-final] com.acme.Order.id (Order.java:17): the field is no longer final; refuse that with keep-final
 * }</pre>
 *
 * @param place {@code Order.java:17}, as far as the class file says; empty if it does not
 */
public record Diagnostic(Obstacle obstacle, String place) {

    /** One line: reason, class and member, place, the problem, and the next step. */
    @Override
    public String toString() {
        String member = obstacle.member().isEmpty() ? "" : "." + EscapedNames.of(obstacle.member());
        String where = place.isEmpty() ? "" : " (" + place + ")";
        String remedy = obstacle.remedy().isEmpty() ? "" : "; " + obstacle.remedy();
        String subject = EscapedNames.of(obstacle.typeName()) + member + where;
        return EscapedNames.line("[" + obstacle.reason().code() + "] " + subject + ": " + obstacle.text() + remedy);
    }
}
