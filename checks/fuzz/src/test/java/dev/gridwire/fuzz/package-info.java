// SPDX-License-Identifier: Apache-2.0
/** What do bytes from anywhere do to the code that parses them? */
package dev.gridwire.fuzz;
