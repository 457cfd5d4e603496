// SPDX-License-Identifier: Apache-2.0
/** Tries random changes of random classes against a model that knows no marshaller. */
package dev.gridwire.sketch;
