// SPDX-License-Identifier: Apache-2.0
/** Races of two threads for codecs and their bodies. */
package dev.gridwire.codec;
