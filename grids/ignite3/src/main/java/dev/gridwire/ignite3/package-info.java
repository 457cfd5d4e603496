// SPDX-License-Identifier: Apache-2.0
/** The marshaller for columns and compute jobs of Apache Ignite 3. */
@NullMarked
package dev.gridwire.ignite3;

import org.jspecify.annotations.NullMarked;
