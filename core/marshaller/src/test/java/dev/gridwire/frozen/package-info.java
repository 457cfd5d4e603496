// SPDX-License-Identifier: Apache-2.0
/** Payloads of formats that were released, which every later build reads. */
package dev.gridwire.frozen;
