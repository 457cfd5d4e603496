// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.policy;

/**
 * A policy's answer about a class.
 *
 * <pre>{@code
 * PolicyDecision decision = marshaller.policy().verdict("com.acme.Order");
 * log.info((decision.isAllowed() ? "let in: " : "kept out: ") + decision.reason());
 * }</pre>
 *
 * @param isAllowed whether payloads may contain the class
 * @param reason the rule that decided, as the end of a sentence
 */
public record PolicyDecision(boolean isAllowed, String reason) {

    static PolicyDecision allowed(String reason) {
        return new PolicyDecision(true, reason);
    }

    static PolicyDecision refused(String reason) {
        return new PolicyDecision(false, reason);
    }
}
