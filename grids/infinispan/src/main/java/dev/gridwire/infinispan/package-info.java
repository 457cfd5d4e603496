// SPDX-License-Identifier: Apache-2.0
/** The marshaller of Infinispan. */
@NullMarked
package dev.gridwire.infinispan;

import org.jspecify.annotations.NullMarked;
