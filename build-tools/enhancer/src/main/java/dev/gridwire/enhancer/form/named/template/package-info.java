// SPDX-License-Identifier: Apache-2.0
/**
 * What do generated serializers with named fields call? Copies of these classes stand beside the generated ones, so that these
 * need no jar of Gridwire: nothing here may use more than the JDK and the classes of this package. What refuses to read is
 * Hazelcast's exception in the copies.
 */
@NullMarked
package dev.gridwire.enhancer.form.named.template;

import org.jspecify.annotations.NullMarked;
