// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.sweep;

import dev.gridwire.Marshaller;
import dev.gridwire.MarshallerBuilder;
import dev.gridwire.trials.codec.GridwireCodec;
import dev.gridwire.trials.fork.StreamTask;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Judges classes in a fork, one after the other, each in a thread that may hang: then the task ends with that class's verdict,
 * and the parent starts another fork for the rest.
 */
final class SweepTask implements StreamTask<SweepRequest, ClassVerdict> {

    private static final String OUR_SAMPLES = "dev.gridwire.trials.sweep.sample";

    @Override
    public void run(SweepRequest request, Answers<ClassVerdict> answers) throws Exception {
        SweepLoader loader = SweepLoader.of(request.classPath());
        Judge judge = new Judge(new Oracle(loader), new GridwireCodec(marshaller(request, loader)));
        InstanceMaker maker = new InstanceMaker(Catalogue.of(request.known(), request.factories(), loader), loader);
        answers.step(); // the fork is ready: what ends it from now on is a class's doing
        for (String name : request.names()) {
            AtomicBoolean begun = new AtomicBoolean();
            FutureTask<ClassVerdict> work = new FutureTask<>(() -> {
                Class<?> type = Class.forName(name, false, loader);
                return judge.judge(type, maker.make(type), () -> {
                    begun.set(true);
                    answers.step();
                });
            });
            start(work, loader);
            ClassVerdict verdict = await(name, work, begun, request.timeoutMillis());
            answers.give(verdict);
            if (!work.isDone()) {
                return;
            }
        }
    }

    private static Marshaller marshaller(SweepRequest request, ClassLoader loader) throws ClassNotFoundException {
        MarshallerBuilder builder = Marshaller.builder().classLoader(loader).allowPackage(OUR_SAMPLES);
        for (String name : request.packages()) {
            try {
                builder.allowPackage(name);
            } catch (IllegalArgumentException e) {
                // A package of the JDK, in a jar or in the JDK itself: what of it is supported, is.
            }
        }
        for (String name : request.known()) {
            if (name.indexOf('.') < 0) {
                builder.register(Class.forName(name, false, loader));
            }
        }
        return builder.build();
    }

    private static void start(FutureTask<?> work, ClassLoader loader) {
        Thread thread = new Thread(work, "gridwire-sweep");
        thread.setContextClassLoader(loader);
        thread.setDaemon(true);
        thread.start();
    }

    private static ClassVerdict await(String name, FutureTask<ClassVerdict> work, AtomicBoolean begun, int timeoutMillis)
            throws InterruptedException {
        try {
            return work.get(timeoutMillis, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            return broken(name, begun.get(), "takes longer than the time for one class", "");
        } catch (ExecutionException e) {
            Throwable cause = Objects.requireNonNull(e.getCause());
            return cause instanceof LinkageError
                    ? ClassVerdict.notLinked(name, cause)
                    : broken(name, begun.get(), "throws " + cause.getClass().getName(), String.valueOf(cause.getMessage()));
        }
    }

    /** A failure before Gridwire has its turn is not Gridwire's doing. */
    static ClassVerdict broken(String name, boolean byGridwire, String how, String detail) {
        return byGridwire
                ? ClassVerdict.of(name, SweepOutcome.FAILED, "the round trip " + how, detail)
                : ClassVerdict.of(name, SweepOutcome.NO_INSTANCE, "making an instance " + how, detail);
    }

    /**
     * Flags under which swept code finds its home, its temporary files and its preferences in the sweep's own folder, since
     * some make files as soon as they are called; and no host but by its number, so that no sample's name is asked of a network.
     */
    static List<String> jvmFlags(Path folder) {
        return List.of("-Djava.awt.headless=true", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-XX:-UsePerfData",
                "-Duser.home=" + folder, "-Djava.io.tmpdir=" + folder, "-Djava.util.prefs.userRoot=" + folder,
                "-Djava.util.prefs.systemRoot=" + folder, "-Djdk.net.hosts.file=" + folder.resolve("no-hosts"));
    }
}
