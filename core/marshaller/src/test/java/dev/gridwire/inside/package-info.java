// SPDX-License-Identifier: Apache-2.0
/** Users' code in the middle of a graph that uses the same marshaller, or fails. */
package dev.gridwire.inside;
