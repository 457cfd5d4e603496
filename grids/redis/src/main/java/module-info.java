// SPDX-License-Identifier: Apache-2.0
/** The marshaller in Redis: for Spring's templates, caches and sessions, for Lettuce, and for clients that take bytes. */
@SuppressWarnings({"module", "requires-automatic"})
module dev.gridwire.redis {
    requires transitive dev.gridwire.grid;
    // Not transitive: a module that requires this one would need both to compile.
    requires static lettuce.core;
    requires static spring.data.redis;
    requires static org.jspecify;

    exports dev.gridwire.redis;
}
