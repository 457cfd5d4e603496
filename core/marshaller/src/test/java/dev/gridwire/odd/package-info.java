// SPDX-License-Identifier: Apache-2.0
/** Which shapes of classes could a generator trip over? */
package dev.gridwire.odd;
