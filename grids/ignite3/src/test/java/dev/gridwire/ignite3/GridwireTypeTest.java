// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ignite3;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.gridwire.TypeStatistics;
import dev.gridwire.error.RejectedTypeException;
import dev.gridwire.grid.contract.Shop;
import dev.gridwire.grid.contract.Shop.Cart;
import dev.gridwire.grid.contract.Shop.Item;
import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/** What a type does without a node; {@link Ignite3ContractTest} has one. */
class GridwireTypeTest {

    private static final GridwireTypes TYPES = new GridwireTypes(builder -> builder.allowPackage("dev.gridwire.grid.contract"));

    @AfterAll
    static void close() {
        TYPES.close();
    }

    @Test
    void aColumnsBytesAreThoseOfAJobsArgument() {
        GridwireType<Cart> type = TYPES.of(Cart.class);
        Cart cart = Cart.cyclic(3);
        assertThat(type.toObjectType(type.marshal(cart))).matches(cart::isLike, "like " + cart);
        assertThat(type.unmarshal(type.toColumnType(cart))).matches(cart::isLike, "like " + cart);
    }

    @Test
    void nullStaysNull() {
        assertThat(TYPES.of(Item.class).marshal(null)).isNull();
        assertThat(TYPES.of(Item.class).unmarshal(null)).isNull();
    }

    @Test
    void anotherClassThanAskedForIsNamed() {
        byte[] text = TYPES.of(String.class).marshal("text");
        assertThat(catchThrowable(() -> TYPES.of(Item.class).unmarshal(text)))
                .isInstanceOf(ClassCastException.class)
                .hasMessageContaining("class=java.lang.String")
                .hasMessageContaining("asked=" + Item.class.getName());
    }

    @Test
    void aRefusalNamesTheClass() {
        assertThat(catchThrowable(() -> TYPES.of(Shop.Refused.class).marshal(new Shop.Refused())))
                .isInstanceOf(RejectedTypeException.class)
                .hasMessageContaining("java.lang.Thread");
    }

    @Test
    void allTypesAreCountedTogether() {
        long before = written();
        TYPES.of(Item.class).marshal(new Item("tea", BigDecimal.TEN, List.of()));
        TYPES.of(Item.class).marshal(new Item("tea", BigDecimal.ONE, List.of()));
        assertThat(written()).isEqualTo(before + 2);
    }

    private static long written() {
        return TYPES.statistics().types().stream()
                .filter(each -> each.className().equals(Item.class.getTypeName()))
                .mapToLong(TypeStatistics::written)
                .sum();
    }
}
