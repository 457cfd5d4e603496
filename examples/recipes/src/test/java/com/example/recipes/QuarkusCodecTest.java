// SPDX-License-Identifier: Apache-2.0
package com.example.recipes;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class QuarkusCodecTest {

    @Test
    void ordersAreItsOwnAndComeBack() {
        QuarkusCodec codec = new QuarkusCodec();
        assertThat(codec.canHandle(Order.class)).isTrue();
        assertThat(codec.canHandle(String.class)).isFalse();
        assertThat(codec.decode(codec.encode(Order.pens()))).isEqualTo(Order.pens());
    }
}
