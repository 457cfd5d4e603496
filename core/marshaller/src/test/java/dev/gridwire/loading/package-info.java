// SPDX-License-Identifier: Apache-2.0
/** Class loaders: which one a marshaller asks, and that neither keeps the other. */
package dev.gridwire.loading;
