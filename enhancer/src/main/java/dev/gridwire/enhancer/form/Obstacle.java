// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form;

/**
 * Why a class is not formed, or what should be known of one that is.
 *
 * @param member the field, method or constructor that it is about; empty if it is the class
 * @param text the rule that broke, and what was found
 * @param remedy the next step
 */
public record Obstacle(Reason reason, String typeName, String member, String text, String remedy) {}
