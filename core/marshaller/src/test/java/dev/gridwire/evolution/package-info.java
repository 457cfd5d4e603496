// SPDX-License-Identifier: Apache-2.0
/** Changes of classes: how does a marshaller with one state of them read payloads of another? */
package dev.gridwire.evolution;
