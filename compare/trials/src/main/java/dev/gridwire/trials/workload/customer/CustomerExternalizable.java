// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.customer;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.util.Date;

/** A customer with handwritten code for each field. */
public final class CustomerExternalizable extends MutableCustomer implements Externalizable {

    private static final long serialVersionUID = 1L;

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
        out.writeInt(id);
        out.writeUTF(name);
        out.writeLong(birthday.getTime());
        out.writeByte(sex.ordinal()); // see Sex: its constants must keep their order
        out.writeUTF(email);
        out.writeInt(longs.length);
        for (long value : longs) {
            out.writeLong(value);
        }
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException {
        id = in.readInt();
        name = in.readUTF();
        birthday = new Date(in.readLong());
        sex = Sex.of(in.readByte());
        email = in.readUTF();
        longs = new long[in.readInt()];
        for (int i = 0; i < longs.length; i++) {
            longs[i] = in.readLong();
        }
    }
}
