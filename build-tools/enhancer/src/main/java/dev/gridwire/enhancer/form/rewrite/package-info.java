// SPDX-License-Identifier: Apache-2.0
/** What can be added to a class file without changing what its compiler wrote? */
@NullMarked
package dev.gridwire.enhancer.form.rewrite;

import org.jspecify.annotations.NullMarked;
