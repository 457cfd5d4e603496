// SPDX-License-Identifier: Apache-2.0
/** How does a Spring Boot application use Gridwire without any code? */
@NullMarked
package dev.gridwire.spring;

import org.jspecify.annotations.NullMarked;
