// SPDX-License-Identifier: Apache-2.0
/** How is a class written where each field has a name? What Compact and Portable have in common. */
@NullMarked
package dev.gridwire.enhancer.form.named;

import org.jspecify.annotations.NullMarked;
