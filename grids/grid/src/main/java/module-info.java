// SPDX-License-Identifier: Apache-2.0
/** The parts that the serializers of all grids share: marshallers of class loaders, statistics, values of Java serialization. */
@SuppressWarnings({"module", "requires-automatic"})
module dev.gridwire.grid {
    requires transitive dev.gridwire;
    requires java.management;
    requires static micrometer.core;
    requires static org.jspecify;

    exports dev.gridwire.grid;
    exports dev.gridwire.grid.metrics;
    exports dev.gridwire.grid.stream to dev.gridwire.hazelcast;
    exports dev.gridwire.grid.version to dev.gridwire.hazelcast;
}
