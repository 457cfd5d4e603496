// SPDX-License-Identifier: Apache-2.0
/** How does an unchanged class get a separate serializer for Hazelcast's Compact? */
@NullMarked
package dev.gridwire.enhancer.form.compact;

import org.jspecify.annotations.NullMarked;
