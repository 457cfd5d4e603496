// SPDX-License-Identifier: Apache-2.0
/** Changes of classes, and what a marshaller with one state of them reads of what one with another wrote. */
package dev.gridwire.evolution;
