// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.customer;

import dev.gridwire.trials.workload.Form;
import dev.gridwire.trials.workload.WorkloadFeature;
import dev.gridwire.trials.workload.WrittenForms;
import dev.gridwire.trials.workload.WrittenWorkload;

/** Customer, of the Hazelcast comparison of put and get with Kryo and Smile. */
public final class CustomerWorkload extends WrittenWorkload<Customer> {

    /** Fills the table. */
    public CustomerWorkload(WrittenForms<Customer> forms) {
        super("customer", "Customer",
                "An id, a name, a birthday, a sex, an email address, and an array of 100 random longs that all customers share.",
                CustomerValues::new, Customer.class, Sex.class);
        feature(WorkloadFeature.UTIL_DATE);
        form(Form.EXTERNALIZABLE, CustomerExternalizable::new);
        written(forms);
        byHand(CustomerByHand::new);
        key(Customer::id);
        entryFields(new CustomerFields());
    }
}
