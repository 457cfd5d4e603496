// SPDX-License-Identifier: Apache-2.0
/** How does a class write its fields to a stream: Externalizable, DataSerializable, IdentifiedDataSerializable? */
@NullMarked
package dev.gridwire.enhancer.form.stream;

import org.jspecify.annotations.NullMarked;
