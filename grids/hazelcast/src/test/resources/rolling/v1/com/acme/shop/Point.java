// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

public final class Point {

    final int x;
    final int y;

    Point(int x, int y) {
        this.x = x;
        this.y = y;
    }
}
