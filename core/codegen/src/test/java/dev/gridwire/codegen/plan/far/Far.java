// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.plan.far;

@SuppressWarnings("unused")
public class Far {
    private int own;
    int packaged;
    protected int kept;
    public int open;
    public Far self;
}
