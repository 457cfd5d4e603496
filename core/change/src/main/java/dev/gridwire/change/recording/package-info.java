// SPDX-License-Identifier: Apache-2.0
/** What is kept of a released class, and in which files? */
@NullMarked
package dev.gridwire.change.recording;

import org.jspecify.annotations.NullMarked;
