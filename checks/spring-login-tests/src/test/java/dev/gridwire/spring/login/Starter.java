// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring.login;

/** How an application has Gridwire's starter. */
enum Starter {
    ABSENT,
    /** It reads, and writes as before: the first of two restarts. */
    READING,
    WRITING
}
