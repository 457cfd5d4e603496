// SPDX-License-Identifier: Apache-2.0
/** What users' code does in the middle of a graph: use the same marshaller, or fail. */
package dev.gridwire.inside;
