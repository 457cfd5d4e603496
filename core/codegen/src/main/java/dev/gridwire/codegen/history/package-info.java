// SPDX-License-Identifier: Apache-2.0
/** Can payloads of every recorded state of a class still be read, and by whom? */
@NullMarked
package dev.gridwire.codegen.history;

import org.jspecify.annotations.NullMarked;
