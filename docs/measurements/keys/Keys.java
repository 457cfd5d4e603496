// SPDX-License-Identifier: Apache-2.0
import dev.gridwire.Marshaller;
import java.io.Serializable;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Writes and reads users with a set of four addresses and a map of four ids, 500 of them again and again. */
public class Keys {

    public record Id(int number, String place) {}

    public static class Address implements Serializable {
        String street;
        int number;

        Address(String street, int number) {
            this.street = street;
            this.number = number;
        }

        @Override
        public int hashCode() {
            return street.hashCode() * 31 + number;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Address address && address.number == number && address.street.equals(street);
        }
    }

    public static class User implements Serializable {
        long id;
        Set<Address> addresses = new HashSet<>();
        Map<Id, Integer> stock = new HashMap<>();

        User(int id) {
            this.id = id;
            for (int i = 0; i < 4; i++) {
                addresses.add(new Address("street " + i, id + i));
                stock.put(new Id(i, "place" + i), i);
            }
        }
    }

    public static void main(String[] arguments) {
        Marshaller marshaller = Marshaller.builder()
                .register(User.class).register(Address.class).register(Id.class).build();
        User[] users = new User[500];
        for (int i = 0; i < users.length; i++) {
            users[i] = new User(i);
        }
        byte[][] payloads = new byte[users.length][];
        User back = null;
        for (int round = 0; round < 12; round++) {
            long begin = System.nanoTime();
            for (int i = 0; i < 100_000; i++) {
                payloads[i % users.length] = marshaller.marshal(users[i % users.length]);
            }
            long written = System.nanoTime();
            for (int i = 0; i < 100_000; i++) {
                back = marshaller.unmarshal(payloads[i % users.length]);
            }
            long read = System.nanoTime();
            if (!back.addresses.equals(users[users.length - 1].addresses) || !back.stock.equals(users[users.length - 1].stock)) {
                throw new IllegalStateException("a value is not kept");
            }
            if (round >= 8) {
                System.out.printf("write %d ns, read %d ns%n", (written - begin) / 100_000, (read - written) / 100_000);
            }
        }
    }
}
