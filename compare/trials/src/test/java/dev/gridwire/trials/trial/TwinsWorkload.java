// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.trial;

import dev.gridwire.trials.workload.Form;
import dev.gridwire.trials.workload.Workload;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/** Twins, numbered from the seed upwards, plain only; a workload that no fork knows. */
public final class TwinsWorkload implements Workload<Twins> {

    @Override
    public String id() {
        return "twins";
    }

    @Override
    public String title() {
        return "Twins";
    }

    @Override
    public String description() {
        return "A number, and a list that two fields share.";
    }

    @Override
    public Supplier<Twins> values(long seed) {
        AtomicInteger next = new AtomicInteger((int) seed);
        return () -> Twins.of(next.getAndIncrement());
    }

    @Override
    public Object key(Twins value, int index) {
        return value.number();
    }

    @Override
    public Object as(Form form, Twins plain) {
        return plain;
    }

    @Override
    public Set<Form> forms() {
        return EnumSet.allOf(Form.class);
    }

    @Override
    public List<Class<?>> types() {
        return List.of(Twins.class);
    }
}
