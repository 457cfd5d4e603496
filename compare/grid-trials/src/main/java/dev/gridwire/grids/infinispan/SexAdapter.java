// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids.infinispan;

import dev.gridwire.trials.workload.customer.Sex;
import org.infinispan.protostream.annotations.ProtoAdapter;
import org.infinispan.protostream.annotations.ProtoEnumValue;

/** Maps the constants to numbers. */
@ProtoAdapter(Sex.class)
enum SexAdapter {
    @ProtoEnumValue(number = 1)
    FEMALE,
    @ProtoEnumValue(number = 2)
    MALE
}
