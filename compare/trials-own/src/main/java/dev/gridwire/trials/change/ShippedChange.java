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
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A change of a small class of Gridwire's. */
record ShippedChange(Change change) implements Crossing.Subject {

    private static final String EDITED = "name";

    @Override
    public String id() {
        return change.id();
    }

    @Override
    public Member start(Contestant contestant, boolean isOld, Path folder, Crossing.Schemas schemas) throws Exception {
        ClassState state = isOld ? change.before : change.after;
        if (contestant.isByHand()) {
            Member.RefusedException.throwIf(state.refusal(contestant.form()));
        }
        Path classes = write(state, contestant, folder.resolve("classes"));
        Workload<?> workload = new UserClassWorkload(spec(contestant, state, folder, classes), schemas.ofGridwire());
        URLClassLoader loader = new URLClassLoader(
                ClassPathFiles.urls(Member.classPath(contestant, workload, classes)), Member.class.getClassLoader());
        LoadedState loaded = loaded(isOld, loader, LoadedState.beside(contestant));
        Setup setup = contestant.isByHand() ? HandWrittenVersion.setup(contestant, loaded) : contestant.setup(workload);
        LoaderService service = LoaderService.open(loader, state.binaryName(), schemas.ofCompact(), setup);
        Function<Object, Map<String, @Nullable Object>> content =
                isOld ? Content::of : value -> change.byOldNames(Content.of(value));
        return new Member(service, content, content, Optional.of(service.root().getDeclaredField(EDITED)));
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
    public List<Crossing.Pair> pairs(Member old, Member young) {
        return Stream.of("it", "another")
                .map(owner -> new Crossing.Pair(
                        loaded(true, old.service().loader(), "").sample(owner),
                        loaded(false, young.service().loader(), "").sample(owner)))
                .toList();
    }

    private LoadedState loaded(boolean isOld, ClassLoader loader, String beside) {
        return new LoadedState(isOld ? change.before : change.after, isOld ? 1 : 2, loader, beside);
    }
}
