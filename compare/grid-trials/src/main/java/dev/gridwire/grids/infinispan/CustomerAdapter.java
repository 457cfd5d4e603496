// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids.infinispan;

import dev.gridwire.trials.workload.customer.Customer;
import dev.gridwire.trials.workload.customer.Sex;
import java.util.Date;
import org.infinispan.protostream.annotations.ProtoAdapter;
import org.infinispan.protostream.annotations.ProtoFactory;
import org.infinispan.protostream.annotations.ProtoField;

/** A customer, field by field. */
@ProtoAdapter(Customer.class)
final class CustomerAdapter {

    @ProtoFactory
    static Customer make(int id, String name, Date birthday, Sex sex, String email, long[] longs) {
        return new Customer(id, name, birthday, sex, email, longs);
    }

    @ProtoField(number = 1, defaultValue = "0")
    int getId(Customer customer) {
        return customer.id();
    }

    @ProtoField(number = 2)
    String getName(Customer customer) {
        return customer.name();
    }

    @ProtoField(number = 3)
    Date getBirthday(Customer customer) {
        return customer.birthday();
    }

    @ProtoField(number = 4)
    Sex getSex(Customer customer) {
        return customer.sex();
    }

    @ProtoField(number = 5)
    String getEmail(Customer customer) {
        return customer.email();
    }

    @ProtoField(number = 6)
    long[] getLongs(Customer customer) {
        return customer.longs();
    }
}
