// SPDX-License-Identifier: Apache-2.0
/** Main classes that tests start in a virtual machine of their own. */
package dev.gridwire.fork;
