// SPDX-License-Identifier: Apache-2.0
/** Failures around a marshaller: memory, stacks, streams, threads; and its work afterwards. */
package dev.gridwire.faults;
