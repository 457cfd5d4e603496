// SPDX-License-Identifier: Apache-2.0
/** Races of two threads for the state of a marshaller. In Gridwire's own packages, since none of it is public. */
package dev.gridwire;
