// SPDX-License-Identifier: Apache-2.0
/** How are classes written if each field has a name? The common parts of Compact and Portable. */
@NullMarked
package dev.gridwire.enhancer.form.named;

import org.jspecify.annotations.NullMarked;
