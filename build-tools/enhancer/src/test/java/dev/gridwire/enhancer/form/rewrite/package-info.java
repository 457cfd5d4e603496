// SPDX-License-Identifier: Apache-2.0
@NullMarked
package dev.gridwire.enhancer.form.rewrite;

import org.jspecify.annotations.NullMarked;
