// SPDX-License-Identifier: Apache-2.0
/** Which classes does no marshaller of the tests allow? */
package dev.gridwire.strangers;
