// SPDX-License-Identifier: Apache-2.0
/** The cost of payloads, above all of hostile ones. */
package dev.gridwire.resources;
