// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.document;

/**
 * A code block in a page.
 *
 * @param language the language after the opening backticks; empty if there is none
 * @param line the line of the opening backticks, from 1
 * @param isFragment whether the line before is {@value MarkdownPage#FRAGMENT}…: the snippet needs what it does not contain
 */
public record Snippet(String language, String text, int line, boolean isFragment) {}
