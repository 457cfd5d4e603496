// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import dev.gridwire.reflect.FinalFieldAccess;
import dev.gridwire.type.FinalFields;
import dev.gridwire.zoo.Finals;
import dev.gridwire.zoo.HookedSamples;
import dev.gridwire.zoo.JdkSamples;
import dev.gridwire.zoo.PlainSamples;
import dev.gridwire.zoo.RareSamples;
import dev.gridwire.zoo.SystemSamples;
import dev.gridwire.zoo.ThrowableSamples;
import dev.gridwire.zoo.Zoo;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Objects of all kinds, for tests that need many. */
public final class Samples {

    private Samples() {}

    /** Each with other classes, such as a marshaller reads for which nothing is set. */
    public static List<Object> all() {
        List<Object> samples = new ArrayList<>();
        Stream.of(PlainSamples.objects(), JdkSamples.values(), JdkSamples.containers(), SystemSamples.values(),
                        SystemSamples.others(), RareSamples.values(), RareSamples.others())
                .flatMap(each -> each)
                .forEach(samples::add);
        samples.add(new ArrayList<>(samples.subList(0, 12)));
        Zoo.Owner owner = new Zoo.Owner();
        Zoo.Key key = new Zoo.Key(3);
        key.owner = owner;
        owner.keys.add(key);
        owner.map.put(key, new Object[] {key, owner.keys});
        samples.add(owner);
        Zoo.Node head = null;
        for (int i = 0; i < 400; i++) {
            Zoo.Node node = new Zoo.Node(i);
            node.next = head;
            head = node;
        }
        samples.add(head);
        boolean areSet = FinalFieldAccess.standard() == FinalFields.MUTATED;
        (areSet ? Finals.samples() : Finals.settable()).forEach(samples::add);
        HookedSamples.all().forEach(samples::add);
        ThrowableSamples.throwables().forEach(samples::add);
        return samples;
    }
}
