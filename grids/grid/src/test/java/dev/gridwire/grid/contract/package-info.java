// SPDX-License-Identifier: Apache-2.0
/** What every grid's serializer keeps, tested against the real grid. */
package dev.gridwire.grid.contract;
