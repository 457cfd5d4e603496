// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

public enum Colour {
    RED,
    GREEN {
        @Override
        public String toString() {
            return "green";
        }
    }
}
