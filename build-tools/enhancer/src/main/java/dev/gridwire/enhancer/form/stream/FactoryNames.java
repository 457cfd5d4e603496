// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.stream;

/**
 * The internal names of the classes generated for a factory id.
 *
 * @param factory the factory, which users may register by hand
 * @param hook the hook by which Hazelcast finds it
 * @param maker the class that creates the objects of one package's classes
 */
record FactoryNames(String factory, String hook, String maker) {

    static FactoryNames of(String packageName, int factoryId) {
        String prefix = packageName.isEmpty() ? "" : packageName.replace('.', '/') + "/";
        String id = factoryId < 0 ? "N" + -(long) factoryId : String.valueOf(factoryId);
        return new FactoryNames(
                prefix + "GridwireFactory" + id, prefix + "GridwireHook" + id, prefix + "$Gridwire$Instances$" + id);
    }
}
