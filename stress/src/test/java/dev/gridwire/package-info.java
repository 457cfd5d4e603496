// SPDX-License-Identifier: Apache-2.0
/** Races of two threads for what a marshaller keeps. In Gridwire's own packages, since nothing of this is public. */
package dev.gridwire;
