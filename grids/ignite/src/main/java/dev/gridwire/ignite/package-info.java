// SPDX-License-Identifier: Apache-2.0
/** The marshaller of Apache Ignite's nodes. */
@NullMarked
package dev.gridwire.ignite;

import org.jspecify.annotations.NullMarked;
