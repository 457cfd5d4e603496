// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import dev.gridwire.trials.classpath.ClassPathFiles;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.hazelcast.contestant.HandWrittenVersion;
import dev.gridwire.trials.hazelcast.place.LoaderService;
import dev.gridwire.trials.hazelcast.place.Setup;
import dev.gridwire.trials.workload.UserClassSpec;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workload.userclass.UserClassWorkload;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A change of a small class of Gridwire's. */
record ShippedChange(Change change) implements Crossing.Subject<ShippedChange.StateMember> {

    private static final String EDITED = "name";
    private static final String TEXT = "edited";

    @Override
    public String id() {
        return change.id();
    }

    @Override
    public StateMember start(Contestant contestant, boolean isOld, Path folder, Crossing.Schemas schemas) throws Exception {
        ClassState state = isOld ? change.before : change.after;
        if (contestant.isByHand()) {
            Member.RefusedException.throwIf(state.refusal(contestant.form()));
        }
        Path classes = write(state, contestant, folder.resolve("classes"));
        Workload<?> workload = new UserClassWorkload(spec(contestant, state, folder, classes), schemas.ofGridwire());
        URLClassLoader loader = new URLClassLoader(
                ClassPathFiles.urls(Member.classPath(contestant, workload, classes)), Member.class.getClassLoader());
        LoadedState loaded = new LoadedState(state, isOld ? 1 : 2, loader, LoadedState.beside(contestant));
        Setup setup = contestant.isByHand() ? HandWrittenVersion.setup(contestant, loaded) : contestant.setup(workload);
        return new StateMember(
                change, isOld, loaded, LoaderService.open(loader, state.binaryName(), schemas.ofCompact(), setup));
    }

    private static Path write(ClassState state, Contestant contestant, Path folder) throws Exception {
        Map<String, byte[]> compiled = StateSources.compiled(state, contestant.form(), LoadedState.beside(contestant));
        for (Map.Entry<String, byte[]> each : compiled.entrySet()) {
            Path file = folder.resolve(each.getKey().replace('.', '/') + ".class");
            Files.createDirectories(file.getParent());
            Files.write(file, each.getValue());
        }
        return folder;
    }

    private static UserClassSpec spec(Contestant contestant, ClassState state, Path folder, Path classes) {
        List<String> types = state.typeNames();
        return new UserClassSpec("own-article", 0, types.get(0), "A class that changes.", List.of(classes.toString()),
                folder.toString(), types, types, List.of(contestant.id()), true, 100, null);
    }

    @Override
    public List<Crossing.Pair> pairs(StateMember old, StateMember young) {
        return List.of(new Crossing.Pair(old.loaded.sample(), young.loaded.sample()));
    }

    /** A member that has one of the two states. */
    static final class StateMember extends Member {
        private final Change change;
        private final boolean isOld;
        private final LoadedState loaded;

        StateMember(Change change, boolean isOld, LoadedState loaded, LoaderService service) {
            super(service);
            this.change = change;
            this.isOld = isOld;
            this.loaded = loaded;
        }

        @Override
        Map<String, @Nullable Object> content(Object value) {
            Map<String, @Nullable Object> content = Content.of(value);
            return isOld ? content : change.byOldNames(content);
        }

        @Override
        void edit(Object value, Object another, Map<String, @Nullable Object> expected) {
            Content.edit(value, EDITED, TEXT);
            expected.put(EDITED, TEXT);
        }
    }
}
