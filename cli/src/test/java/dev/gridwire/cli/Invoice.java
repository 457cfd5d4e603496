// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import java.io.Serializable;
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

    static class Replaced implements Serializable {
        private static final long serialVersionUID = 1L;

        protected Object writeReplace() {
            return "other";
        }
    }
}
