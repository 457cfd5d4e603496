// SPDX-License-Identifier: Apache-2.0
/** What is in another package. */
package dev.gridwire.enhancer.form.named.far;
