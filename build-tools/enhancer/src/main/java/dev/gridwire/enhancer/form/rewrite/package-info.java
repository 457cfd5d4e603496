// SPDX-License-Identifier: Apache-2.0
/** What can be added to a class file that stays, in all else, as its compiler wrote it? */
@NullMarked
package dev.gridwire.enhancer.form.rewrite;

import org.jspecify.annotations.NullMarked;
