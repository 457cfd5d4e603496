// SPDX-License-Identifier: Apache-2.0
/** Every mode of the marshaller, and bytes that nobody wrote. */
package dev.gridwire.mutation;
