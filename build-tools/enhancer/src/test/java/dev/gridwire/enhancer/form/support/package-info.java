// SPDX-License-Identifier: Apache-2.0
@NullMarked
package dev.gridwire.enhancer.form.support;

import org.jspecify.annotations.NullMarked;
