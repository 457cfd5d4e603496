// SPDX-License-Identifier: Apache-2.0
/** The marshaller of Apache Ignite's nodes. */
@SuppressWarnings({"module", "requires-automatic", "requires-transitive-automatic"})
module dev.gridwire.ignite {
    requires transitive ignite.core;
    requires transitive dev.gridwire.grid;
    requires java.sql;
    requires static org.jspecify;

    exports dev.gridwire.ignite;
}
