// SPDX-License-Identifier: Apache-2.0
/** Which shapes of classes must every codec handle? */
package dev.gridwire.zoo;
