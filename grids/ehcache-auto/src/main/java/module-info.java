// SPDX-License-Identifier: Apache-2.0
/**
 * A service file, by which Ehcache finds Gridwire's serializer.
 *
 * <p>Ehcache's class path is searched for it; a descriptor may not provide a class of another module.
 */
module dev.gridwire.ehcache.auto {
    requires transitive dev.gridwire.ehcache;
}
