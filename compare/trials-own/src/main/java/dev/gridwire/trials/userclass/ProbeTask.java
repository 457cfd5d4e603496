// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.userclass;

import dev.gridwire.proof.values.Implementers;
import dev.gridwire.proof.values.Maker;
import dev.gridwire.trials.fork.ForkTask;
import dev.gridwire.trials.fork.UserFailure;
import dev.gridwire.trials.workload.UserClassSpec;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Loads the class, creates its values, and writes them to the pool. It counts no steps. The result describes the class and its
 * values as if no other class were registered.
 */
final class ProbeTask implements ForkTask<ProbeTask.Request, UserClassSpec> {

    private static final long MOST_SECONDS = 60;

    /**
     * A request to the fork that makes values.
     *
     * @param id the id of the workload
     * @param index the index of the class in this run
     * @param user the request, with absolute paths
     * @param folder the folder for the values
     */
    record Request(String id, int index, String className, UserClassRequest user, String folder) {}

    /** Runs the user's code in a separate thread, because it may never end. */
    @Override
    public UserClassSpec run(Request request, Runnable onStep) throws Exception {
        FutureTask<UserClassSpec> work = new FutureTask<>(() -> probe(request));
        Thread thread = new Thread(null, work, "gridwire-values", 64L << 20);
        thread.setDaemon(true);
        thread.start();
        try {
            return work.get(MOST_SECONDS, TimeUnit.SECONDS);
        } catch (TimeoutException e) {
            String values = request.user().values();
            throw new UserFailure("No end of making values after " + MOST_SECONDS + " seconds: " + request.className()
                    + (values == null ? " (give them with --values)" : " (correct --values " + values + ")"), e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw (Exception) e.getCause();
        }
    }

    private static UserClassSpec probe(Request request) throws IOException {
        Class<?> type = load(request.className(), "--class");
        return new ClassProbe(request, type, source(request, type)).run();
    }

    /** Loads and initializes a class named by an option. */
    static Class<?> load(String name, String option) {
        try {
            return Class.forName(name, true, Thread.currentThread().getContextClassLoader());
        } catch (ClassNotFoundException e) {
            throw new UserFailure("There is no such class on the class path: " + name + " (correct " + option + ")", e);
        } catch (NoClassDefFoundError e) {
            throw new UserFailure("A class that " + name + " needs is missing from the class path: "
                    + String.valueOf(e.getMessage()).replace('/', '.') + " (add its jar to --classpath)", e);
        } catch (ExceptionInInitializerError e) {
            throw new UserFailure("The class does not initialize: " + name + ": " + e.getCause()
                    + " (correct its static fields, or what they need)", e);
        } catch (LinkageError e) {
            throw new UserFailure("The class does not load: " + name + ": " + e + " (correct --classpath)", e);
        }
    }

    private static ValueSource source(Request request, Class<?> type) {
        UserClassRequest user = request.user();
        String values = user.values();
        Implementers implementers = new Implementers(user.classPath().stream().map(Path::of).toList());
        if (values == null) {
            return new MadeValues(type, new Maker(user.sizes(), implementers), user.seed());
        }
        return user.valueFile().<ValueSource>map(
                        file -> new FileValues(type, file, () -> SerializedFilter.of(type, implementers, user.allowed())))
                .orElseGet(() -> FactoryValues.of(type, values, user.seed()));
    }
}
