// SPDX-License-Identifier: Apache-2.0
/** What can users ask and choose about types: which are allowed, how their code is generated, how their final fields are set? */
@NullMarked
package dev.gridwire.type;

import org.jspecify.annotations.NullMarked;
