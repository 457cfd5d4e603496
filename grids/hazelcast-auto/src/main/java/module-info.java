// SPDX-License-Identifier: Apache-2.0
/**
 * Holds the service file by which Hazelcast finds Gridwire's serializer.
 *
 * <p>Hazelcast reads service files itself, so this descriptor provides nothing; it may not provide a class of another module
 * anyway. For the same reason, Java would refuse the jar as an automatic module.
 */
module dev.gridwire.hazelcast.auto {
    requires transitive dev.gridwire.hazelcast;
}
