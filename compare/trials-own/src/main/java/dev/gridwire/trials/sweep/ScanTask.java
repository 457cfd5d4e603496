// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.sweep;

import dev.gridwire.trials.fork.ForkTask;
import java.io.Serializable;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Loads classes without initialising them, and finds the serializable ones. */
final class ScanTask implements ForkTask<SweepTask.Request, ScanTask.Scan> {

    @Override
    public Scan run(SweepTask.Request request, Runnable onStep) throws Exception {
        SweepLoader loader = SweepLoader.of(request.classPath());
        List<String> serializable = new ArrayList<>();
        List<String> factories = new ArrayList<>();
        List<ClassVerdict> notLinked = new ArrayList<>();
        for (String name : request.names()) {
            try {
                Class<?> type = Class.forName(name, false, loader);
                if (counts(type)) {
                    serializable.add(name);
                } else if (Modifier.isPublic(type.getModifiers()) && hasFactories(type)) {
                    factories.add(name);
                }
            } catch (ClassNotFoundException | LinkageError e) {
                notLinked.add(ClassVerdict.notLinked(name, e));
            }
        }
        return new Scan(serializable, factories, notLinked);
    }

    /** Constants with a body are covered by their enum. */
    private static boolean counts(Class<?> type) {
        boolean isConstant = type.getSuperclass() != null && type.getSuperclass().isEnum();
        return Serializable.class.isAssignableFrom(type) && !type.isInterface() && !isConstant
                && (type.isEnum() || !Modifier.isAbstract(type.getModifiers()));
    }

    private static boolean hasFactories(Class<?> type) {
        try {
            return Stream.of(type.getDeclaredMethods()).anyMatch(Catalogue::isFactory);
        } catch (LinkageError e) {
            return false; // its methods refer to missing classes
        }
    }

    /**
     * The classes of a library that a sweep can try, and those that it cannot.
     *
     * @param serializable the names of the concrete serializable classes
     * @param factories the names of other public classes with public static methods, which may return them
     * @param notLinked classes that cannot be judged, because a class that they need is missing
     */
    record Scan(List<String> serializable, List<String> factories, List<ClassVerdict> notLinked) {}
}
