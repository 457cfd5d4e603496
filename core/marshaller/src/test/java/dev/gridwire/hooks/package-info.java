// SPDX-License-Identifier: Apache-2.0
/** Classes that take part in their own serialization, beside Java serialization itself. */
package dev.gridwire.hooks;
