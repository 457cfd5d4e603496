// SPDX-License-Identifier: Apache-2.0
/**
 * A service file, by which Hazelcast finds Gridwire's serializer.
 *
 * <p>Hazelcast reads service files itself, so nothing is provided here; a descriptor may not provide a class of another module.
 * As an automatic module the jar would be refused for the same reason.
 */
module dev.gridwire.hazelcast.auto {
    requires transitive dev.gridwire.hazelcast;
}
