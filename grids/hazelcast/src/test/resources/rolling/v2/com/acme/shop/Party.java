// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

/** An inserted superclass, with a field of the class below and a new one. */
public abstract class Party {
    String name;
    String email;
}
