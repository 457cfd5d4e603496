// SPDX-License-Identifier: Apache-2.0
/** Which ids do classes have for ever? */
@NullMarked
package dev.gridwire.enhancer.schema;

import org.jspecify.annotations.NullMarked;
