// SPDX-License-Identifier: Apache-2.0
/** On which classes must both readers agree? */
package dev.gridwire.testkit.zoo;
