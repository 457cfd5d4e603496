// SPDX-License-Identifier: Apache-2.0
/**
 * Which bytes stand for which values? This is the only package that names tags; {@code docs/wire-format.md} shows the frames.
 */
@NullMarked
package dev.gridwire.wire;

import org.jspecify.annotations.NullMarked;
