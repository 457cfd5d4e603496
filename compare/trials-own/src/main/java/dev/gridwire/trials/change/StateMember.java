// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import dev.gridwire.change.crossing.Content;
import dev.gridwire.change.crossing.ContentView;
import dev.gridwire.change.crossing.Member;
import dev.gridwire.change.crossing.StateLoader;
import dev.gridwire.schema.SchemaStore;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.hazelcast.place.LoaderService;
import dev.gridwire.trials.hazelcast.place.SchemasInMemory;
import dev.gridwire.trials.workload.UserClassSpec;
import dev.gridwire.trials.workload.userclass.UserClassWorkload;
import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Represents a member of a grid: a class in one state, in a separate loader, and a contestant that knows it.
 *
 * @param service writes and reads values of the class
 * @param view the view of its values
 * @param upgradedView the view of values that it has read from the old state's bytes
 * @param edited the field that an old member changes; empty if it can change none
 */
record StateMember(LoaderService service, ContentView view, ContentView upgradedView, Optional<Field> edited)
        implements Member, AutoCloseable {

    /** Says that a contestant cannot hold the class, and why. */
    static final class RefusedException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        RefusedException(String why) {
            super(why);
        }

        private static void throwIf(Optional<String> why) {
            why.ifPresent(words -> {
                throw new RefusedException(words);
            });
        }
    }

    /** The stores of schemas that the members of a grid share. */
    record Schemas(SchemasInMemory ofCompact, SchemaStore ofGridwire) {}

    /**
     * Starts a member.
     *
     * @param isOld whether it has the class before the change
     * @param folder the folder for its classes
     * @throws RefusedException if the contestant cannot hold the class
     */
    static StateMember start(ClassChange change, Contestant contestant, boolean isOld, Path folder, Schemas schemas)
            throws Exception {
        RefusedException.throwIf(change.refusal(contestant, isOld));
        Path classes = Files.createDirectories(folder.resolve("classes"));
        change.write(contestant, isOld, classes);
        UserClassSpec spec = change.spec(contestant, isOld, folder, classes);
        UserClassWorkload workload = new UserClassWorkload(spec, schemas.ofGridwire());
        List<Path> folders = new ArrayList<>(contestant.classPath(workload));
        RefusedException.throwIf(contestant.refusal(workload));
        folders.add(classes);
        Optional<Alteration> alteration = change.alterationOf(isOld);
        Set<String> changed = Stream.concat(
                        Stream.of(spec.className()), alteration.stream().map(one -> one.owner().replace('/', '.')))
                .collect(Collectors.toSet());
        StateLoader loader = new StateLoader(changed::contains, folders, spec.classPath().stream().map(Path::of).toList(),
                alteration.map(one -> one::of),
                StateMember.class.getClassLoader());
        LoaderService service = LoaderService.open(
                loader, spec.className(), schemas.ofCompact(), change.setup(contestant, isOld, loader, workload));
        Class<?> root = service.root();
        ContentView view = change.view(isOld);
        return new StateMember(service, view, isOld ? view : change.upgradedView(root), change.edited(root));
    }

    @Override
    public byte[] write(Object value) throws Exception {
        return service.write(value);
    }

    @Override
    public Object read(byte[] bytes) throws Exception {
        return service.read(bytes);
    }

    @Override
    public Map<String, @Nullable Object> content(Object value) {
        return Content.of(value, view);
    }

    @Override
    public Map<String, @Nullable Object> upgradedContent(Object value) {
        return Content.of(value, upgradedView);
    }

    /** Returns this old member, whose program copies the field of another value into each value that it reads. */
    Member editing(Object another) {
        return new Editing(this, another);
    }

    private record Editing(StateMember member, Object another) implements Member {

        @Override
        public byte[] write(Object value) throws Exception {
            return member.write(value);
        }

        @Override
        public Object read(byte[] bytes) throws Exception {
            return member.read(bytes);
        }

        @Override
        public Map<String, @Nullable Object> content(Object value) {
            return member.content(value);
        }

        @Override
        public void edit(Object value, Map<String, @Nullable Object> expected) {
            member.edited.ifPresent(field -> {
                Object given = Content.get(field, another);
                Content.set(field, value, given);
                expected.put(field.getName(), Content.leaf(given));
            });
        }
    }

    @Override
    public void close() throws IOException {
        service.close();
    }
}
