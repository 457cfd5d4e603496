// SPDX-License-Identifier: Apache-2.0
/** Whether what is bounded is bounded where it says so, and alike for those who write and those who read. */
package dev.gridwire.limits;
