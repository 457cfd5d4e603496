// SPDX-License-Identifier: Apache-2.0
/** Which keys has {@code gridwire.properties}, and what does each say? */
@NullMarked
package dev.gridwire.codegen.settings;

import org.jspecify.annotations.NullMarked;
