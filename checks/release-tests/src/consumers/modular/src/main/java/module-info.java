// SPDX-License-Identifier: Apache-2.0
/** A shop that marshals its orders. */
module com.acme.shop {
    requires dev.gridwire;

    opens com.acme.shop to dev.gridwire;
}
