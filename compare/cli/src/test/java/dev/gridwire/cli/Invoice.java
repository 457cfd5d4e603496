// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import java.io.Externalizable;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.util.ArrayList;
import java.util.List;

/** A class to inspect and describe. */
class Invoice {

    int number = 7;
    Currency currency = Currency.EUR;
    List<Item> items = new ArrayList<>(List.of(new Item("pen", 1.5), new Item("ink", 2.5)));

    record Item(String article, double price) {}

    enum Currency {
        EUR,
        USD
    }

    /** Nobody can make one: its constructor takes something. */
    static class Sealed implements Externalizable {
        private static final long serialVersionUID = 1L;

        Sealed(int number) {
            assert number >= 0;
        }

        @Override
        public void writeExternal(ObjectOutput out) {}

        @Override
        public void readExternal(ObjectInput in) {}
    }
}
