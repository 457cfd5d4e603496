// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.sweep;

import dev.gridwire.Marshaller;
import dev.gridwire.MarshallerBuilder;
import dev.gridwire.trials.codec.GridwireCodec;
import dev.gridwire.trials.fork.StreamTask;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

/** Judges classes in a fork, one after the other. Steps say that the fork is ready, and that a class is Gridwire's now. */
final class SweepTask implements StreamTask<SweepTask.Request, ClassVerdict> {

    /**
     * A request to a fork of a sweep.
     *
     * @param classPath absolute paths of jars and folders
     * @param packages that the marshaller is to allow
     * @param known names of all serializable classes, of which samples may be made
     * @param factories names of other public classes that have static methods
     * @param names of the classes that are to be judged, or looked at
     */
    record Request(
            List<String> classPath, List<String> packages, List<String> known, List<String> factories, List<String> names) {

        Request withNames(List<String> others) {
            return new Request(classPath, packages, known, factories, others);
        }
    }

    @Override
    public void run(Request request, Answers<ClassVerdict> answers) throws Exception {
        SweepLoader loader = SweepLoader.of(request.classPath());
        Judge judge = new Judge(new JavaCopies(loader), new GridwireCodec(marshaller(request, loader)));
        InstanceMaker maker = new InstanceMaker(Catalogue.of(request.known(), request.factories(), loader), loader);
        Thread.currentThread().setContextClassLoader(loader);
        answers.step(); // what ends the fork from now on is a class's doing
        for (String name : request.names()) {
            answers.give(judge(name, loader, judge, maker, answers::step));
        }
    }

    private static ClassVerdict judge(
            String name, ClassLoader loader, Judge judge, InstanceMaker maker, Runnable beforeGridwire) {
        AtomicBoolean begun = new AtomicBoolean();
        try {
            Class<?> type = Class.forName(name, false, loader);
            return judge.judge(type, maker.make(type), () -> {
                begun.set(true);
                beforeGridwire.run();
            });
        } catch (LinkageError e) {
            return ClassVerdict.notLinked(name, e);
        } catch (Throwable e) { // whatever it throws costs this class only
            return broken(name, begun.get(), "throws " + e.getClass().getName(), String.valueOf(e.getMessage()));
        }
    }

    private static Marshaller marshaller(Request request, ClassLoader loader) throws ClassNotFoundException {
        MarshallerBuilder builder = Marshaller.builder().classLoader(loader).register(SampleHandler.class);
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

    /** A failure before Gridwire has its turn is not Gridwire's doing. */
    static ClassVerdict broken(String name, boolean byGridwire, String how, String detail) {
        return byGridwire
                ? ClassVerdict.of(name, SweepOutcome.FAILED, "the round trip " + how, detail)
                : ClassVerdict.of(name, SweepOutcome.NO_INSTANCE, "making an instance " + how, detail);
    }

    /**
     * The verdict on a class that took longer than the time for one. Gridwire is to blame only if all that came before was quick:
     * the constructors and Java's copies.
     */
    static ClassVerdict late(String name, boolean byGridwire, long millisBefore, long timeoutMillis) {
        if (!byGridwire) {
            return ClassVerdict.of(name, SweepOutcome.SLOW,
                    "making an instance, or copying it by Java serialization, takes longer than the time for one class", "");
        }
        String detail = "of " + timeoutMillis + " ms, " + millisBefore + " ms before Gridwire's turn";
        return millisBefore * Judge.MOST_TIMES_JAVA >= timeoutMillis - millisBefore
                ? ClassVerdict.of(name, SweepOutcome.SLOW, "its own code takes longer than the time for one class", detail)
                : ClassVerdict.of(name, SweepOutcome.FAILED, "the round trip takes longer than the time for one class", detail);
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
