// SPDX-License-Identifier: Apache-2.0
/** The values of the published comparisons, and their serializers by hand, as the trials have them. */
package dev.gridwire.enhancer.form.published;
