// SPDX-License-Identifier: Apache-2.0
/** Random states of classes, random graphs of their objects, and what must become of these: a model that knows no marshaller. */
package dev.gridwire.sketch;
