// SPDX-License-Identifier: Apache-2.0
/** Tests of an application's own classes. The application's tests require JUnit, AssertJ and Spring, as far as they use them. */
@SuppressWarnings("requires-automatic")
module dev.gridwire.junit {
    requires transitive dev.gridwire;
    requires dev.gridwire.change;
    requires dev.gridwire.codegen;
    requires dev.gridwire.proof;
    requires org.junit.platform.commons;
    requires transitive org.junit.jupiter.api;
    requires static transitive org.assertj.core;
    requires static spring.beans;
    requires static spring.boot.autoconfigure;
    requires static spring.context;
    requires static spring.core;
    requires static spring.test;
    requires static org.jspecify;

    exports dev.gridwire.junit;
    // JUnit creates the extension of an annotation.
    opens dev.gridwire.junit to org.junit.platform.commons;
}
