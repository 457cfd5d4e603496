// SPDX-License-Identifier: Apache-2.0
/** What went before, and what comes after it. */
package dev.gridwire.history;
