// SPDX-License-Identifier: Apache-2.0
/** Superclasses that their subclasses see only a part of. */
package dev.gridwire.odd.far;
