// SPDX-License-Identifier: Apache-2.0
/** The one command: options in, one call to the trials or the marshaller, words out. */
@NullMarked
package dev.gridwire.cli;

import org.jspecify.annotations.NullMarked;
