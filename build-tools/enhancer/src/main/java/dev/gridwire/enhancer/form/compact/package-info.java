// SPDX-License-Identifier: Apache-2.0
/** How does an unchanged class get a serializer for Hazelcast's Compact beside it? */
@NullMarked
package dev.gridwire.enhancer.form.compact;

import org.jspecify.annotations.NullMarked;
