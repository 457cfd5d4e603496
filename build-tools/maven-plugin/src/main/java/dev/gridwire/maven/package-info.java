// SPDX-License-Identifier: Apache-2.0
/** How does a Maven build enhance its classes? Goals collect options and call the enhancer. */
@NullMarked
package dev.gridwire.maven;

import org.jspecify.annotations.NullMarked;
