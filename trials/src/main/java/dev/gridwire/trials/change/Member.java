// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.workload.UserClassSpec;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workload.userclass.UserClassWorkload;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One member of a grid: the class in one state, in a loader of its own, and a contestant that knows it. */
final class Member implements AutoCloseable {

    private final ClassState state;
    private final LoaderService service;

    private Member(ClassState state, LoaderService service) {
        this.state = state;
        this.service = service;
    }

    /** A contestant that cannot hold the class, and why. */
    static final class RefusedException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        RefusedException(String why) {
            super(why);
        }
    }

    /**
     * Starts one.
     *
     * @param folder for its classes
     * @param version of the state, from 1
     * @throws RefusedException if the contestant cannot hold the class
     */
    static Member start(Contestant contestant, ClassState state, Path folder, int version, Schemas schemas) throws Exception {
        Optional<String> refusal = contestant.isByHand() ? HandCode.refusal(contestant, state) : Optional.empty();
        if (refusal.isPresent()) {
            throw new RefusedException(refusal.get());
        }
        Path classes = Files.createDirectories(folder.resolve("classes"));
        StateClasses.write(state, contestant.form(), classes);
        Workload<?> workload = new UserClassWorkload(spec(contestant, state, folder, classes), schemas.ofGridwire());
        List<URL> entries = new ArrayList<>();
        for (Path entry : contestant.classPath(workload)) {
            entries.add(entry.toUri().toURL());
        }
        contestant.refusal(workload).ifPresent(why -> {
            throw new RefusedException(why);
        });
        entries.add(classes.toUri().toURL());
        URLClassLoader loader = new URLClassLoader(entries.toArray(new URL[0]), Member.class.getClassLoader());
        return new Member(state, LoaderService.open(loader, state.typeNames().get(0), schemas, (config, root) -> {
            if (contestant.isByHand()) {
                HandCode.configure(contestant, config, root, version);
            } else {
                contestant.configure(config, workload);
            }
        }));
    }

    private static UserClassSpec spec(Contestant contestant, ClassState state, Path folder, Path classes) {
        List<String> types = state.typeNames();
        return new UserClassSpec("own-article", 0, types.get(0), "A class that changes.", List.of(classes.toString()),
                folder.toString(), types, types, List.of(contestant.id()), true, 100, null);
    }

    /** Makes a value; no field of it is null or zero. */
    Object make() {
        List<@Nullable Object> values = new ArrayList<>();
        for (HandField slot : HandField.of(service.root())) {
            values.add(valueOf(slot));
        }
        return HandField.make(service.root(), values);
    }

    private Object valueOf(HandField slot) {
        return switch (slot.kind()) {
            case INT, INTEGER -> slot.name().length() + 40;
            case LONG -> slot.name().length() + 40L;
            case STRING, OBJECT -> slot.name() + " of it";
            case STATUS -> slot.constant(state.constant());
            case STRINGS, LIST, ARRAY_LIST -> slot.container(List.of("new", "large"));
        };
    }

    byte[] write(Object value) throws Exception {
        return service.write(value);
    }

    /** Gives a value of this member's class; any other object is an error. */
    Object read(byte[] bytes) throws Exception {
        return service.read(bytes);
    }

    @Override
    public void close() throws IOException {
        service.close();
    }
}
