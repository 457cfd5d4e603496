// SPDX-License-Identifier: Apache-2.0
/** Does the history of a marshaller change its later results? */
package dev.gridwire.history;
