// SPDX-License-Identifier: Apache-2.0
/** What fails around a marshaller: memory, stacks, streams, threads; and what it does afterwards. */
package dev.gridwire.faults;
