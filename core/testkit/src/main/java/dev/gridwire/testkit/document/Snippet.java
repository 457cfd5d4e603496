// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.document;

/**
 * A block of code in a page.
 *
 * @param language behind the opening backticks; empty where nothing stands there
 * @param line of the opening backticks, from 1
 * @param isFragment whether the line before is {@value MarkdownPage#FRAGMENT}…: it needs what it does not say
 */
public record Snippet(String language, String text, int line, boolean isFragment) {}
