// SPDX-License-Identifier: Apache-2.0
/** Which keys can {@code gridwire.properties} contain, and what does each mean? */
@NullMarked
package dev.gridwire.codegen.settings;

import org.jspecify.annotations.NullMarked;
