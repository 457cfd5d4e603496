// SPDX-License-Identifier: Apache-2.0
/** Which families of codecs does a marshaller have? The one package that knows all of them. */
@NullMarked
package dev.gridwire.assembly;

import org.jspecify.annotations.NullMarked;
