// SPDX-License-Identifier: Apache-2.0
/** Gridwire on the module path, and the API that its modules export. */
package dev.gridwire.modules;
