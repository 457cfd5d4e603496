// SPDX-License-Identifier: Apache-2.0
/** Random classes and random graphs of their objects. */
package dev.gridwire.universe;
