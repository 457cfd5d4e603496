// SPDX-License-Identifier: Apache-2.0
/** Which families of codecs does a marshaller have? This is the only package that knows all of them. */
@NullMarked
package dev.gridwire.assembly;

import org.jspecify.annotations.NullMarked;
