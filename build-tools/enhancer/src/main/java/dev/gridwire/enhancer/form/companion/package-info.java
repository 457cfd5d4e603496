// SPDX-License-Identifier: Apache-2.0
/** What does Gridwire need beside a class to generate nothing at run time? */
@NullMarked
package dev.gridwire.enhancer.form.companion;

import org.jspecify.annotations.NullMarked;
