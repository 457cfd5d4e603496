// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.customer;

import dev.gridwire.trials.codec.HandInput;
import dev.gridwire.trials.codec.HandOutput;
import dev.gridwire.trials.codec.ObjectCodec;
import java.util.Date;

/** The least cost of a customer: no class, no null, no identity. */
public final class CustomerByHand implements ObjectCodec {

    /** An int, a date, and an enum. */
    private static final int FIXED_BYTES = HandOutput.INT_BYTES + HandOutput.LONG_BYTES + 1;

    private final HandOutput out = new HandOutput();

    @Override
    public byte[] write(Object value) {
        Customer customer = (Customer) value;
        out.begin(FIXED_BYTES);
        out.int32(customer.id());
        out.int64(customer.birthday().getTime());
        out.int8(customer.sex().ordinal());
        out.string(customer.name());
        out.string(customer.email());
        out.longs(customer.longs());
        return out.toBytes();
    }

    @Override
    public Object read(byte[] bytes) {
        HandInput in = new HandInput(bytes);
        int id = in.int32();
        Date birthday = new Date(in.int64());
        Sex sex = Sex.of(in.int8());
        return new Customer(id, in.string(), birthday, sex, in.string(), in.longs());
    }
}
