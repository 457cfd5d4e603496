// SPDX-License-Identifier: Apache-2.0
/** Tells whether a change of classes is safe. It serves Gridwire's own modules and is not part of the API. */
@SuppressWarnings("module")
module dev.gridwire.change {
    requires dev.gridwire;
    requires dev.gridwire.codegen;
    requires dev.gridwire.proof;
    requires org.objectweb.asm;
    requires static org.jspecify;

    exports dev.gridwire.change to dev.gridwire.junit;
}
