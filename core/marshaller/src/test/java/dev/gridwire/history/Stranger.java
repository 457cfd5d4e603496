// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.history;

/** Nobody allows it. */
final class Stranger {}
