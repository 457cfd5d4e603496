// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.sweep;

import dev.gridwire.Marshaller;
import dev.gridwire.MarshallerBuilder;
import dev.gridwire.trials.codec.GridwireCodec;
import dev.gridwire.trials.fork.StreamTask;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Judges classes one by one in a fork. Steps say that the fork is ready, and that the time of a class now belongs to Gridwire.
 */
final class SweepTask implements StreamTask<SweepTask.Request, ClassVerdict> {

    /**
     * A request to a fork of a sweep.
     *
     * @param classPath absolute paths of jars and folders
     * @param packages packages for the marshaller to allow
     * @param known names of all serializable classes, whose samples may be created
     * @param factories names of other public classes that have static methods
     * @param names names of the classes to judge or look at
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
        answers.step(); // from now on, a class is to blame if the fork ends
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
        } catch (Throwable e) { // affects this class only
            return broken(name, begun.get(), "throws " + e.getClass().getName(), String.valueOf(e.getMessage()));
        }
    }

    private static Marshaller marshaller(Request request, ClassLoader loader) throws ClassNotFoundException {
        MarshallerBuilder builder = Marshaller.builder().classLoader(loader).register(SampleHandler.class);
        for (String name : request.packages()) {
            try {
                builder.allowPackage(name);
            } catch (IllegalArgumentException e) {
                // The package belongs to the JDK, in a jar or in the JDK itself. Its supported classes need no permission.
            }
        }
        for (String name : request.known()) {
            if (name.indexOf('.') < 0) {
                builder.register(Class.forName(name, false, loader));
            }
        }
        return builder.build();
    }

    /** Judges a failure. Gridwire is not to blame for a failure before its turn. */
    static ClassVerdict broken(String name, boolean byGridwire, String how, String detail) {
        return byGridwire
                ? ClassVerdict.of(name, SweepOutcome.FAILED, "the round trip " + how, detail)
                : ClassVerdict.of(name, SweepOutcome.NO_INSTANCE, "making an instance " + how, detail);
    }

    /**
     * Returns the verdict on a class that exceeded the time for one class. Gridwire is to blame only if everything before was
     * quick: the constructors and Java's copies.
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
     * Returns flags that move the home, temporary files and preferences of swept code into the sweep's own folder, because some
     * classes create files at the first call. The flags also disable host names, so that no sample's name is looked up in a
     * network.
     */
    static List<String> jvmFlags(Path folder) {
        return List.of("-Djava.awt.headless=true", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-XX:-UsePerfData",
                "-Duser.home=" + folder, "-Djava.io.tmpdir=" + folder, "-Djava.util.prefs.userRoot=" + folder,
                "-Djava.util.prefs.systemRoot=" + folder, "-Djdk.net.hosts.file=" + folder.resolve("no-hosts"));
    }
}
