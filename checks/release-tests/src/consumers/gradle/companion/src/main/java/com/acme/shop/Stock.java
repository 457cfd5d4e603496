// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

import dev.gridwire.Marshaller;

/** The marshaller takes the codec that the build made. */
final class Stock {

    private Stock() {}

    public static void main(String[] arguments) {
        Marshaller marshaller = Marshaller.builder().allowPackage("com.acme.shop").build();
        Item item = marshaller.unmarshal(marshaller.marshal(Item.of("tea", 2)));
        System.out.println(item + " came back");
    }
}
