// SPDX-License-Identifier: Apache-2.0
/** Makes values of classes and compares graphs of objects. It serves Gridwire's own modules and is not part of the API. */
@SuppressWarnings("module")
module dev.gridwire.proof {
    requires java.sql;
    // Its ReflectionFactory makes objects without their constructors.
    requires jdk.unsupported;
    requires org.objectweb.asm;
    requires static org.jspecify;

    exports dev.gridwire.proof.classpath to dev.gridwire.change, dev.gridwire.junit;
    exports dev.gridwire.proof.compare to dev.gridwire.junit;
    exports dev.gridwire.proof.values to dev.gridwire.change, dev.gridwire.junit;
}
