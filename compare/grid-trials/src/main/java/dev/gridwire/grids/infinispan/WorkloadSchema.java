// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids.infinispan;

import org.infinispan.protostream.GeneratedSchema;
import org.infinispan.protostream.annotations.ProtoSchema;

/** The ProtoStream schema of the workloads; ProtoStream's annotation processor writes the code. */
@ProtoSchema(
        includeClasses = {
            CustomerAdapter.class, SexAdapter.class, ProgrammerAdapter.class, ComputerAdapter.class, OrderAdapter.class,
            OrderLineAdapter.class
        },
        schemaFileName = "workloads.proto", schemaPackageName = "workloads", service = false)
interface WorkloadSchema extends GeneratedSchema {}
