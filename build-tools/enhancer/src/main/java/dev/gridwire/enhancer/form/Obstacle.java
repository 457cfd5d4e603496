// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form;

/**
 * An obstacle to a form, or a note about a class that has the form.
 *
 * @param member the field, method or constructor concerned; empty for the class
 * @param text the broken rule, and the finding
 * @param remedy the next step
 */
public record Obstacle(Reason reason, String typeName, String member, String text, String remedy) {}
