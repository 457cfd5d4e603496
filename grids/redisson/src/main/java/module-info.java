// SPDX-License-Identifier: Apache-2.0
/** The marshaller as a codec of Redisson's objects in Redis. */
@SuppressWarnings({"module", "requires-automatic", "requires-transitive-automatic"})
module dev.gridwire.redisson {
    requires transitive dev.gridwire.grid;
    requires transitive redisson;
    requires io.netty.buffer;
    requires static org.jspecify;

    exports dev.gridwire.redisson;
}
