// SPDX-License-Identifier: Apache-2.0
/**
 * Holds the service file by which Ehcache finds Gridwire's serializer.
 *
 * <p>Ehcache searches the class path for it. This descriptor provides nothing, because it may not provide a class of another
 * module.
 */
module dev.gridwire.ehcache.auto {
    requires transitive dev.gridwire.ehcache;
}
