// SPDX-License-Identifier: Apache-2.0
/** How does an application of Spring Boot use Gridwire without saying so? */
@NullMarked
package dev.gridwire.spring;

import org.jspecify.annotations.NullMarked;
