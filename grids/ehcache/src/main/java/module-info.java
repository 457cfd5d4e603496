// SPDX-License-Identifier: Apache-2.0
/** The marshaller as a serializer of Ehcache 3. */
@SuppressWarnings({"module", "requires-automatic", "requires-transitive-automatic"})
module dev.gridwire.ehcache {
    requires transitive dev.gridwire.grid;
    requires transitive ehcache;
    requires static org.jspecify;

    exports dev.gridwire.ehcache;
}
