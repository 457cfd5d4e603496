// SPDX-License-Identifier: Apache-2.0
/** What does a user of the marshaller see? */
@NullMarked
package dev.gridwire;

import org.jspecify.annotations.NullMarked;
