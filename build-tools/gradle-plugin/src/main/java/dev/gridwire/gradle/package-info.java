// SPDX-License-Identifier: Apache-2.0
/** How does a Gradle build enhance its classes? Each compile task enhances its own at its end. */
@NullMarked
package dev.gridwire.gradle;

import org.jspecify.annotations.NullMarked;
