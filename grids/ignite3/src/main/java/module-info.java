// SPDX-License-Identifier: Apache-2.0
/** The marshaller for columns and compute jobs of Apache Ignite 3. */
@SuppressWarnings({"module", "requires-automatic", "requires-transitive-automatic"})
module dev.gridwire.ignite3 {
    requires transitive dev.gridwire.grid;
    requires transitive ignite.api;
    requires static org.jspecify;

    exports dev.gridwire.ignite3;
}
