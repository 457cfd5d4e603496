// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.plan;

/** Of the same package, and of another nest. */
@SuppressWarnings("unused")
class Neighbour {
    private int hidden;
    int seen;
    protected String text;
    final String fixed = null;
}
