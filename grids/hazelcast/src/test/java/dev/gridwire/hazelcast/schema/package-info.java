// SPDX-License-Identifier: Apache-2.0
@NullMarked
package dev.gridwire.hazelcast.schema;

import org.jspecify.annotations.NullMarked;
