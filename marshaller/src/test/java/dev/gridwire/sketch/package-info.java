// SPDX-License-Identifier: Apache-2.0
/** Random states of classes, random graphs of their objects, and a model of their evolution that knows no marshaller. */
package dev.gridwire.sketch;
