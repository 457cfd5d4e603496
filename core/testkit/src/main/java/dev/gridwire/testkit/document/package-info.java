// SPDX-License-Identifier: Apache-2.0
/** What do the project's pages contain: where do their links lead, and what is their code? */
@NullMarked
package dev.gridwire.testkit.document;

import org.jspecify.annotations.NullMarked;
