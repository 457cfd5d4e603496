// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workloads;

import dev.gridwire.trials.hazelcast.arena.PersonForms;
import dev.gridwire.trials.hazelcast.customer.CustomerForms;
import dev.gridwire.trials.hazelcast.order.OrderForms;
import dev.gridwire.trials.hazelcast.parts.PartsForms;
import dev.gridwire.trials.hazelcast.programmer.ProgrammerForms;
import dev.gridwire.trials.hazelcast.sample.SampleForms;
import dev.gridwire.trials.workload.Form;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workload.WorkloadFeature;
import dev.gridwire.trials.workload.WrittenWorkload;
import dev.gridwire.trials.workload.arena.ArenaValues;
import dev.gridwire.trials.workload.arena.Image;
import dev.gridwire.trials.workload.arena.Media;
import dev.gridwire.trials.workload.arena.MediaContent;
import dev.gridwire.trials.workload.arena.Passport;
import dev.gridwire.trials.workload.arena.Person;
import dev.gridwire.trials.workload.arena.PersonExternalizable;
import dev.gridwire.trials.workload.arena.Sample;
import dev.gridwire.trials.workload.arena.Struct;
import dev.gridwire.trials.workload.customer.Customer;
import dev.gridwire.trials.workload.customer.CustomerByHand;
import dev.gridwire.trials.workload.customer.CustomerExternalizable;
import dev.gridwire.trials.workload.customer.CustomerValues;
import dev.gridwire.trials.workload.customer.Sex;
import dev.gridwire.trials.workload.media.Carrier;
import dev.gridwire.trials.workload.media.CatalogueEntry;
import dev.gridwire.trials.workload.media.Encoding;
import dev.gridwire.trials.workload.media.MediaByHand;
import dev.gridwire.trials.workload.media.MediaValues;
import dev.gridwire.trials.workload.media.Recording;
import dev.gridwire.trials.workload.media.Still;
import dev.gridwire.trials.workload.media.StillSize;
import dev.gridwire.trials.workload.order.Order;
import dev.gridwire.trials.workload.order.OrderByHand;
import dev.gridwire.trials.workload.order.OrderExternalizable;
import dev.gridwire.trials.workload.order.OrderLine;
import dev.gridwire.trials.workload.order.OrderValues;
import dev.gridwire.trials.workload.parts.Bolt;
import dev.gridwire.trials.workload.parts.Joint;
import dev.gridwire.trials.workload.parts.Motor;
import dev.gridwire.trials.workload.parts.PartsByHand;
import dev.gridwire.trials.workload.parts.PartsList;
import dev.gridwire.trials.workload.parts.PartsValues;
import dev.gridwire.trials.workload.parts.Plate;
import dev.gridwire.trials.workload.parts.Sticker;
import dev.gridwire.trials.workload.profile.PlayerProfile;
import dev.gridwire.trials.workload.profile.ProfileByHand;
import dev.gridwire.trials.workload.profile.ProfileValues;
import dev.gridwire.trials.workload.programmer.Computer;
import dev.gridwire.trials.workload.programmer.Programmer;
import dev.gridwire.trials.workload.programmer.ProgrammerByHand;
import dev.gridwire.trials.workload.programmer.ProgrammerExternalizable;
import dev.gridwire.trials.workload.programmer.ProgrammerValues;
import dev.gridwire.trials.workload.sample.SampleByHand;
import dev.gridwire.trials.workload.sample.SampleExternalizable;
import dev.gridwire.trials.workload.sample.SampleObject;
import dev.gridwire.trials.workload.sample.SampleValues;
import dev.gridwire.trials.workload.session.SessionByHand;
import dev.gridwire.trials.workload.session.SessionValues;
import dev.gridwire.trials.workload.session.UserSession;
import dev.gridwire.trials.workload.userclass.UserClassWorkload;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** The workloads that Gridwire ships. They hold no state, and any thread may use them. */
public final class Workloads {

    /** Programmer and Computer, of the Hazelcast time trials. */
    public static final Workload<Programmer> PROGRAMMER = new WrittenWorkload<>("programmer", "Programmer",
            "A name of 26 characters, an age, a computer of four fields, and a list of about seven language names.",
            ProgrammerValues::new, Programmer.class, Computer.class)
            .form(Form.EXTERNALIZABLE, plain -> new ProgrammerExternalizable().with(plain))
            .written(new ProgrammerForms())
            .byHand(ProgrammerByHand::new)
            .key(Programmer::name);

    /** Customer, of the Hazelcast comparison of put and get with Kryo and Smile. */
    public static final Workload<Customer> CUSTOMER = new WrittenWorkload<>("customer", "Customer",
            "An id, a name, a birthday, a sex, an email address, and an array of 100 random longs that all customers share.",
            CustomerValues::new, Customer.class, Sex.class)
            .feature(WorkloadFeature.UTIL_DATE)
            .form(Form.EXTERNALIZABLE, plain -> new CustomerExternalizable().with(plain))
            .written(new CustomerForms())
            .byHand(CustomerByHand::new)
            .key(Customer::id);

    /** Order and OrderLine, of the Hazelcast performance top 5. */
    public static final Workload<Order> ORDER = orders("order", "Order", "none to four", 0);

    /**
     * GridGain's sample object of 48 KB, which is about a hundred of the other values; fewer of them are still measured for
     * long enough.
     */
    public static final Workload<SampleObject> SAMPLE = new WrittenWorkload<>("sample", "SampleObject",
            "An int, a float, a Short, 3,000 longs, 3,000 doubles, and a reference to the object itself: 48 kB of numbers.",
            SampleValues::new, SampleObject.class)
            .feature(WorkloadFeature.CYCLE)
            .form(Form.EXTERNALIZABLE, plain -> new SampleExternalizable().with(plain))
            .written(new SampleForms())
            .byHand(SampleByHand::new)
            .weight(40);

    /** A parts list that no comparison published: some 30 kB of small objects, which occur in several places. */
    public static final Workload<PartsList> PARTS = new WrittenWorkload<>("parts", "Parts",
            "A list of 1,000 objects of five classes; about a fifth are, or hold, objects that stand elsewhere in it.",
            PartsValues::new, PartsList.class, Bolt.class, Plate.class, Motor.class, Sticker.class, Joint.class)
            .feature(WorkloadFeature.ABSTRACT_ELEMENTS)
            .written(new PartsForms())
            .byHand(PartsByHand::new)
            .weight(40);

    private static final List<Workload<?>> ALL = List.of(PROGRAMMER, CUSTOMER, ORDER, SAMPLE);

    /** The objects of other projects' benchmarks. */
    private static final List<Workload<?>> ARENAS = List.of(
            media("fory-media", "MediaContent of Fory's benchmark",
                    "A film and three images: ten texts, two of them outside of Latin-1, enums, numbers, two lists.",
                    random -> () -> ArenaValues.ofFory(random)),
            new WrittenWorkload<>("fory-sample", "Sample of Fory's benchmark",
                    "Seven primitive fields, seven boxed ones, seven arrays of four to nine elements, a string.",
                    random -> () -> ArenaValues.sample(random), Sample.class),
            new WrittenWorkload<>("fory-struct", "Struct of Fory's benchmark",
                    "A hundred and four fields: int, long, float and double by turns.",
                    random -> () -> ArenaValues.struct(random), Struct.class),
            media("jvm-media", "Media entry of jvm-serializers",
                    "A film and two images: ten texts, one of them outside of Latin-1, enums, numbers, two lists.",
                    random -> () -> ArenaValues.ofJvmSerializers(random)),
            new WrittenWorkload<Person>("person", "Person of Hazelcast's benchmark",
                    "Two names, and for every other person a passport of two texts and a date.",
                    random -> () -> ArenaValues.person(random), Person.class, Passport.class)
                    .form(Form.EXTERNALIZABLE, plain -> new PersonExternalizable().with(plain))
                    .written(new PersonForms()));

    /** The published workloads, then those that are measured only if they are named. */
    private static final List<Workload<?>> KNOWN = Stream.concat(Stream.of(
            PROGRAMMER, CUSTOMER, ORDER, SAMPLE, PARTS,
            new WrittenWorkload<>("media", "Media",
                    "A recording and two stills: nine strings, one of them outside of Latin-1, enums, numbers, two lists.",
                    MediaValues::new,
                    CatalogueEntry.class, Recording.class, Encoding.class, Carrier.class, Still.class, StillSize.class)
                    .byHand(MediaByHand::new),
            orders("order-of-ten", "Order of ten", "ten", 10),
            new WrittenWorkload<>("session", "Session",
                    "A web session: an id, times, a set of two roles, and a map of eight attributes of five classes.",
                    SessionValues::new, UserSession.class)
                    .byHand(SessionByHand::new),
            new WrittenWorkload<>("profile", "Profile",
                    "A record: a list of three records with dates, a map of four numbers, a map of two lists, a decimal number.",
                    ProfileValues::new, PlayerProfile.class, PlayerProfile.Award.class)
                    .byHand(ProfileByHand::new)), ARENAS.stream()).toList();

    private Workloads() {}

    private static Workload<Order> orders(String id, String title, String lines, int lineCount) {
        return new WrittenWorkload<Order>(id, title,
                "An order id, a date, and a LinkedList of " + lines + " order lines, each a product name and an amount.",
                random -> new OrderValues(random, lineCount), Order.class, OrderLine.class)
                .feature(WorkloadFeature.UTIL_DATE)
                .form(Form.EXTERNALIZABLE, plain -> new OrderExternalizable().with(plain))
                .written(new OrderForms())
                .byHand(OrderByHand::new)
                .key(Order::orderId);
    }

    private static Workload<MediaContent> media(
            String id, String title, String description, Function<SplittableRandom, Supplier<MediaContent>> values) {
        return new WrittenWorkload<>(id, title, description, values, MediaContent.class, Media.class, Media.Player.class,
                Image.class, Image.Size.class);
    }

    /** Returns every published workload of a grid, in the order of the reports; the list is immutable. */
    public static List<Workload<?>> all() {
        return ALL;
    }

    /** Returns the same and the objects of other projects' benchmarks; the list is immutable. */
    public static List<Workload<?>> withArenas() {
        return Stream.concat(ALL.stream(), ARENAS.stream()).toList();
    }

    /** Returns every workload: the published ones, then the others; the list is immutable. */
    public static List<Workload<?>> known() {
        return KNOWN;
    }

    /**
     * Finds a workload by its name on the command line.
     *
     * @param id compared exactly with {@link Workload#id()}
     * @return empty if no workload has that id
     */
    public static Optional<Workload<?>> byId(String id) {
        return KNOWN.stream().filter(workload -> workload.id().equals(id)).findFirst();
    }

    /**
     * Returns the workload that another JVM specified.
     *
     * @throws IllegalArgumentException if this JVM does not know it
     */
    public static Workload<?> open(Workload.Spec spec) {
        return spec.own() != null
                ? new UserClassWorkload(spec.own())
                : byId(spec.id())
                        .orElseThrow(() -> new IllegalArgumentException("no workload has that id: id=" + spec.id()));
    }
}
