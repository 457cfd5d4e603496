// SPDX-License-Identifier: Apache-2.0
/** What payloads cost, above all those that are made to cost much. */
package dev.gridwire.resources;
