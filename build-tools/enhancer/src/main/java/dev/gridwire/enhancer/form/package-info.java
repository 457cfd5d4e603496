// SPDX-License-Identifier: Apache-2.0
/** What does a class file become for one mechanism? */
@NullMarked
package dev.gridwire.enhancer.form;

import org.jspecify.annotations.NullMarked;
