// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.odd.far;

class Unseen {
    private int number = 3;
    Unseen next;

    void chain(int newNumber) {
        next = new Unseen();
        next.number = number + newNumber;
    }
}
