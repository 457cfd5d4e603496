// SPDX-License-Identifier: Apache-2.0
/** How does a class become a Portable of Hazelcast, with its factory and its definition? */
@NullMarked
package dev.gridwire.enhancer.form.portable;

import org.jspecify.annotations.NullMarked;
