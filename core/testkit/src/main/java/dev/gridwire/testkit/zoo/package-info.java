// SPDX-License-Identifier: Apache-2.0
/** Which classes must both readers agree on? */
package dev.gridwire.testkit.zoo;
