// SPDX-License-Identifier: Apache-2.0
/** A bookshop that marshals its orders. */
module com.example.bookshop {
    requires dev.gridwire;
    requires static org.jspecify;

    // The one line that Gridwire needs: it reads and fills private fields, and defines code beside these classes.
    opens com.example.bookshop.model to dev.gridwire;
}
