// SPDX-License-Identifier: Apache-2.0
/** What do texts of object graphs look like, and how much do random tests try? */
@NullMarked
package dev.gridwire.testkit;

import org.jspecify.annotations.NullMarked;
