// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.userclass;

import dev.gridwire.trials.fork.ForkTask;
import dev.gridwire.trials.values.Implementers;
import dev.gridwire.trials.values.Maker;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/** Loads the class, makes its values, and writes them to the pool; a step is nothing. */
final class ProbeTask implements ForkTask<ProbeRequest, ProbeResult> {

    private static final long MOST_SECONDS = 60;

    /** The user's code runs in a thread of its own, which may never end. */
    @Override
    public ProbeResult run(ProbeRequest request, Runnable onStep) throws Exception {
        FutureTask<ProbeResult> work = new FutureTask<>(() -> probe(request));
        Thread thread = new Thread(null, work, "gridwire-values", 64L << 20);
        thread.setDaemon(true);
        thread.start();
        try {
            return work.get(MOST_SECONDS, TimeUnit.SECONDS);
        } catch (TimeoutException e) {
            return ProbeResult.problem("No end of making values after " + MOST_SECONDS + " seconds: " + request.className()
                    + (request.values() == null ? " (give them with --values)" : " (correct --values " + request.values() + ")"));
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw (Exception) e.getCause();
        }
    }

    private static ProbeResult probe(ProbeRequest request) throws IOException {
        try {
            Class<?> type = load(request.className());
            return new Probe(request, type, source(request, type)).run();
        } catch (UserClassException e) {
            return ProbeResult.problem(e.getMessage());
        }
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name, true, Thread.currentThread().getContextClassLoader());
        } catch (ClassNotFoundException e) {
            throw new UserClassException("There is no such class on the class path: " + name + " (correct --class)", e);
        } catch (NoClassDefFoundError e) {
            throw new UserClassException("A class that " + name + " needs is missing from the class path: "
                    + String.valueOf(e.getMessage()).replace('/', '.') + " (add its jar to --classpath)", e);
        } catch (ExceptionInInitializerError e) {
            throw new UserClassException("The class does not initialize: " + name + ": " + e.getCause()
                    + " (correct its static fields, or what they need)", e);
        } catch (LinkageError e) {
            throw new UserClassException("The class does not load: " + name + ": " + e + " (correct --classpath)", e);
        }
    }

    private static ValueSource source(ProbeRequest request, Class<?> type) {
        @Nullable String values = request.values();
        Implementers implementers = new Implementers(request.classPath().stream().map(Path::of).toList());
        if (values == null) {
            return new MadeValues(type, new Maker(request.sizes(), implementers), request.seed());
        }
        if (values.contains(FactoryValues.SEPARATOR)) {
            return FactoryValues.of(type, values, request.seed());
        }
        Path file = Path.of(values);
        return values.endsWith(".json") || values.endsWith(".jsonl")
                ? new JsonValues(type, file)
                : new SerializedValues(type, file, SerializedFilter.of(type, implementers, request.allowed()));
    }
}
