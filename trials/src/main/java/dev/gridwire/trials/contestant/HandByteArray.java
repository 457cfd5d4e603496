// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.contestant;

import com.hazelcast.config.SerializationConfig;
import dev.gridwire.trials.workload.Form;
import dev.gridwire.trials.workload.Workload;

/** A ByteArraySerializer written by hand for the root class. */
final class HandByteArray implements Mechanism {

    @Override
    public Form form() {
        return Form.PLAIN;
    }

    @Override
    public void configure(SerializationConfig config, Workload<?> workload) {
        if (workload.own().isPresent()) {
            workload.addUserConfig(config);
            return;
        }
        int typeId = SerializerType.BYTE_ARRAY.id(workload);
        SerializerType.register(config, workload, new HandByteArraySerializer(typeId, workload::byHand));
    }
}
