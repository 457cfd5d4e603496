// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.direct;

import dev.gridwire.trials.codec.Codec;
import dev.gridwire.trials.workload.customer.CustomerByHand;
import dev.gridwire.trials.workload.customer.CustomerWorkload;
import dev.gridwire.trials.workload.media.Carrier;
import dev.gridwire.trials.workload.media.CatalogueEntry;
import dev.gridwire.trials.workload.media.Encoding;
import dev.gridwire.trials.workload.media.MediaByHand;
import dev.gridwire.trials.workload.media.MediaValues;
import dev.gridwire.trials.workload.media.Recording;
import dev.gridwire.trials.workload.media.Still;
import dev.gridwire.trials.workload.media.StillSize;
import dev.gridwire.trials.workload.order.OrderByHand;
import dev.gridwire.trials.workload.order.OrderWorkload;
import dev.gridwire.trials.workload.parts.Bolt;
import dev.gridwire.trials.workload.parts.Joint;
import dev.gridwire.trials.workload.parts.Motor;
import dev.gridwire.trials.workload.parts.PartsByHand;
import dev.gridwire.trials.workload.parts.PartsValues;
import dev.gridwire.trials.workload.parts.Plate;
import dev.gridwire.trials.workload.parts.Sticker;
import dev.gridwire.trials.workload.programmer.ProgrammerByHand;
import dev.gridwire.trials.workload.programmer.ProgrammerWorkload;
import dev.gridwire.trials.workload.sample.SampleByHand;
import dev.gridwire.trials.workload.sample.SampleWorkload;
import java.util.List;
import java.util.function.LongFunction;
import java.util.function.Supplier;

/** A kind of object that codecs are measured on. */
public enum DirectCase {
    /** A programmer of the published workload. */
    PROGRAMMER(new ProgrammerWorkload().types(), Batch.OF_SMALL, seed -> new ProgrammerWorkload().values(seed),
            ProgrammerByHand::new),
    /** A customer of the published workload. */
    CUSTOMER(new CustomerWorkload().types(), Batch.OF_SMALL, seed -> new CustomerWorkload().values(seed), CustomerByHand::new),
    /** An order of the published workload, with ten lines. */
    ORDER(new OrderWorkload().types(), Batch.OF_SMALL, seed -> OrderWorkload.valuesWithLines(seed, Batch.ORDER_LINES),
            OrderByHand::new),
    /** A sample object of the published workload. */
    SAMPLE(new SampleWorkload().types(), Batch.OF_LARGE, seed -> new SampleWorkload().values(seed), SampleByHand::new),
    /** A media catalogue's entry. */
    MEDIA(List.of(CatalogueEntry.class, Recording.class, Encoding.class, Carrier.class, Still.class, StillSize.class),
            Batch.OF_SMALL, MediaValues::new, MediaByHand::new),
    /** A list of a thousand objects of five classes, some of which stand in it twice. */
    POLYMORPHIC(List.of(Bolt.class, Plate.class, Motor.class, Sticker.class, Joint.class), Batch.OF_LARGE, PartsValues::new,
            PartsByHand::new);

    private final List<Class<?>> types;
    private final int batch;
    private final LongFunction<Supplier<?>> values;
    private final Supplier<Codec> byHand;

    DirectCase(List<Class<?>> types, int batch, LongFunction<Supplier<?>> values, Supplier<Codec> byHand) {
        this.types = types;
        this.batch = batch;
        this.values = values;
        this.byHand = byHand;
    }

    /** The name on the command line and in the results. */
    public String id() {
        return Ids.of(this);
    }

    /** The classes that a library must be told of. */
    List<Class<?>> types() {
        return types;
    }

    /** The number of fresh objects of an invocation. */
    int batch() {
        return batch;
    }

    /** Gives an endless source of objects; they may share strings and arrays with each other. */
    Supplier<?> values(long seed) {
        return values.apply(seed);
    }

    /** Makes the codec by hand for exactly this case. */
    Codec byHand() {
        return byHand.get();
    }

    /** An enum's own constants cannot be named before its values. */
    private static final class Batch {

        /**
         * A thousand small objects take 0.03 to 0.5 ms: JMH's two time stamps an invocation, some 50 ns, are lost in that, and
         * the objects, half a megabyte, are still in a cache when they are written, as what was made just before is.
         */
        static final int OF_SMALL = 1_000;

        /** Of about 48 kB each: a megabyte. */
        static final int OF_LARGE = 20;

        static final int ORDER_LINES = 10;
    }
}
