// SPDX-License-Identifier: Apache-2.0
/** Classes in another package. */
package dev.gridwire.enhancer.form.named.far;
