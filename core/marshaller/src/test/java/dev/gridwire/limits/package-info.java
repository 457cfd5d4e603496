// SPDX-License-Identifier: Apache-2.0
/** Does each limit hold, and alike for writers and readers? */
package dev.gridwire.limits;
