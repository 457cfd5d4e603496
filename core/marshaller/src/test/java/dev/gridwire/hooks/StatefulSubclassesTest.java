// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.Marshaller;
import dev.gridwire.error.GridwireException;
import java.util.AbstractMap;
import java.util.BitSet;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Classes that extend one of the JDK's whose state its own hooks or its own methods give. */
public class StatefulSubclassesTest {

    static final class Bits extends BitSet {
        private static final long serialVersionUID = 1L;
        String name = "bits";

        @Override
        public void set(int index) {
            throw new UnsupportedOperationException("overridden");
        }
    }

    static final class Dice extends Random {
        private static final long serialVersionUID = 1L;
        int sides = 6;
        Object self = this;

        Dice(long seed) {
            super(seed);
        }
    }

    static final class Identities extends IdentityHashMap<Object, Object> {
        private static final long serialVersionUID = 1L;
        String name = "identities";

        @Override
        public Object put(Object key, Object value) {
            return key instanceof String ? null : super.put(key, value);
        }
    }

    static final class Named extends AbstractMap.SimpleEntry<Object, Object> {
        private static final long serialVersionUID = 1L;
        String name = "named";

        Named(Object key, Object value) {
            super(key, value);
        }

        @Override
        public Object getValue() {
            return "overridden";
        }

        Object held() {
            return super.getValue();
        }
    }

    static final class Permits extends Semaphore {
        private static final long serialVersionUID = 1L;

        Permits(int permits) {
            super(permits, true);
        }
    }

    static final class Held extends AtomicReference<Object> {
        private static final long serialVersionUID = 1L;
        int count = 3;
    }

    static final class OwnCalendar extends GregorianCalendar {
        private static final long serialVersionUID = 1L;
    }

    /** Each of another class. */
    public static Stream<Object> samples() {
        Bits bits = new Bits();
        bits.set(3, 70);
        Dice dice = new Dice(4);
        dice.nextGaussian();
        Identities identities = new Identities();
        identities.put(new Date(1), "one");
        identities.put(new Date(1), identities);
        Held held = new Held();
        held.set(List.of("held"));
        return Stream.of(bits, dice, identities, new Named("key", new Date(2)), new Permits(7), held);
    }

    @Test
    void bitSetsComeBackWithTheirBits() {
        Bits bits = JavaOracle.assertAsJava((Bits) samples().toList().get(0));
        assertThat(bits.cardinality()).isEqualTo(67);
        assertThat(bits.name).isEqualTo("bits");
    }

    @Test
    void generatorsGoOnWhereTheyWere() {
        Dice dice = new Dice(4);
        dice.nextGaussian();
        Dice copy = JavaOracle.copy(dice);
        assertThat(copy.nextGaussian()).isEqualTo(dice.nextGaussian());
        assertThat(copy.nextInt()).isEqualTo(dice.nextInt());
        assertThat(copy.self).isSameAs(copy);
    }

    @Test
    void mapsByIdentityKeepTheirKeysApart() {
        Identities copy = (Identities) JavaOracle.copy(samples().toList().get(2));
        assertThat(copy.size()).isEqualTo(2);
        assertThat(copy.containsValue(copy)).isTrue();
        assertThat(copy.name).isEqualTo("identities");
    }

    @Test
    void whatAConstructorTakesComesBack() {
        Named named = JavaOracle.assertAsJava(new Named("key", new Date(2)));
        assertThat(named.held()).isEqualTo(new Date(2));
        assertThat(named.name).isEqualTo("named");
        Permits permits = JavaOracle.copy(new Permits(7));
        assertThat(permits.availablePermits()).isEqualTo(7);
        assertThat(permits.isFair()).isTrue();
        Held held = (Held) JavaOracle.copy(samples().toList().get(5));
        assertThat(held.get()).isEqualTo(List.of("held"));
        assertThat(held.count).isEqualTo(3);
    }

    @Test
    void oneThatHoldsItselfInWhatItsConstructorTakesIsRefused() {
        Held held = new Held();
        held.set(held);
        assertThatThrownBy(() -> JavaOracle.copy(held)).isInstanceOf(GridwireException.class);
    }

    @Test
    void alteredBytesOfAStateAreRefusedOrMakeAnother() {
        for (Object sample : samples().toList()) {
            byte[] bytes = JavaOracle.MARSHALLER.marshal(sample);
            for (int i = 0; i < bytes.length; i++) {
                for (int mask : new int[] {1, 2, 4, 64, 128, 255}) {
                    byte[] altered = bytes.clone();
                    altered[i] ^= (byte) mask;
                    requireHarmless(JavaOracle.MARSHALLER, altered);
                }
            }
        }
    }

    private static void requireHarmless(Marshaller marshaller, byte[] altered) {
        try {
            marshaller.<Object>unmarshal(altered);
        } catch (GridwireException e) {
            assertThat(e.getMessage()).isNotEmpty();
        }
    }

    @Test
    void othersAreRefusedByName() {
        assertThatThrownBy(() -> JavaOracle.copy(Map.of("calendar", List.of(new OwnCalendar()))))
                .isInstanceOf(GridwireException.class).hasMessageContaining("GregorianCalendar are not supported yet");
    }
}
