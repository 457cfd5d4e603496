// SPDX-License-Identifier: Apache-2.0
/** The command line: it parses options, makes one call to the trials or the marshaller, and prints the result. */
@NullMarked
package dev.gridwire.cli;

import org.jspecify.annotations.NullMarked;
