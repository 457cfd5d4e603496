// SPDX-License-Identifier: Apache-2.0
/**
 * A class's serialized form and the code for it. It serves Gridwire's own modules, which are named here, and is not part of the
 * API.
 */
@SuppressWarnings("module")
module dev.gridwire.codegen {
    requires static org.jspecify;
    requires transitive org.objectweb.asm;

    exports dev.gridwire.codegen.emit to dev.gridwire, dev.gridwire.enhancer;
    exports dev.gridwire.codegen.evolution to dev.gridwire, dev.gridwire.enhancer, dev.gridwire.change;
    exports dev.gridwire.codegen.history to dev.gridwire.enhancer, dev.gridwire.change;
    exports dev.gridwire.codegen.jdk to dev.gridwire, dev.gridwire.enhancer;
    exports dev.gridwire.codegen.layout to dev.gridwire, dev.gridwire.enhancer, dev.gridwire.change, dev.gridwire.junit;
    exports dev.gridwire.codegen.model to dev.gridwire, dev.gridwire.enhancer, dev.gridwire.change, dev.gridwire.junit;
    exports dev.gridwire.codegen.plan to dev.gridwire, dev.gridwire.enhancer;
    exports dev.gridwire.codegen.schemafile to dev.gridwire, dev.gridwire.enhancer, dev.gridwire.change;
    exports dev.gridwire.codegen.settings to dev.gridwire, dev.gridwire.enhancer, dev.gridwire.change, dev.gridwire.spring;
    exports dev.gridwire.codegen.target to dev.gridwire, dev.gridwire.enhancer;
}
