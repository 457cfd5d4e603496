// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

/** A superclass that goes. */
public abstract class Tracked {
    String tracking;
}
