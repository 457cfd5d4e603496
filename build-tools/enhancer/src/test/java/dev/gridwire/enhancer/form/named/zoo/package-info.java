// SPDX-License-Identifier: Apache-2.0
/** Classes to be formed. */
package dev.gridwire.enhancer.form.named.zoo;
