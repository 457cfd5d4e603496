// SPDX-License-Identifier: Apache-2.0
/** What does gridwire.properties say to the enhancer? */
@NullMarked
package dev.gridwire.enhancer.settings;

import org.jspecify.annotations.NullMarked;
