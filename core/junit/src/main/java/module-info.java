// SPDX-License-Identifier: Apache-2.0
/** Tests of an application's own classes. */
module dev.gridwire.junit {
    requires transitive dev.gridwire;
    requires dev.gridwire.proof;
    // The application's tests require those that they use.
    requires static transitive org.junit.jupiter.api;
    requires static transitive org.assertj.core;
    requires static org.jspecify;
}
