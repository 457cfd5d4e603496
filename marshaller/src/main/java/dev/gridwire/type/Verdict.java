// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.type;

/**
 * What a policy says of a class.
 *
 * @param isAllowed whether it may stand in a payload
 * @param reason the rule that decided, as the end of a sentence
 */
public record Verdict(boolean isAllowed, String reason) {

    static Verdict allowed(String reason) {
        return new Verdict(true, reason);
    }

    static Verdict refused(String reason) {
        return new Verdict(false, reason);
    }
}
