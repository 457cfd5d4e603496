// SPDX-License-Identifier: Apache-2.0
/** The marshaller as a serializer of Spring's templates, caches and sessions in Redis. */
@SuppressWarnings({"module", "requires-automatic", "requires-transitive-automatic"})
module dev.gridwire.redis {
    requires transitive dev.gridwire.grid;
    requires transitive spring.data.redis;
    requires static org.jspecify;

    exports dev.gridwire.redis;
}
