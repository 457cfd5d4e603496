// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.change;

import dev.gridwire.Marshaller;
import dev.gridwire.MarshallerBuilder;
import dev.gridwire.change.crossing.Content;
import dev.gridwire.change.crossing.ContentView;
import dev.gridwire.change.crossing.Member;
import dev.gridwire.change.crossing.StateLoader;
import dev.gridwire.change.recording.MemberSettings;
import dev.gridwire.change.recording.RecordedClass;
import dev.gridwire.change.recording.RecordingFiles;
import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.model.ReflectionSource;
import dev.gridwire.error.GridwireException;
import dev.gridwire.settings.Settings;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * An application's classes in one state, with a marshaller under the settings of that state.
 *
 * @param view how contents are seen, so that they can be compared with the other state's
 */
record Side(ClassLoader loader, Settings settings, Marshaller marshaller, LayoutResolver layouts, ContentView view)
        implements Member {

    /** Says in Gridwire's own words why a value was refused, whatever the cause was. */
    static final class RefusedException extends Exception {
        private static final long serialVersionUID = 1L;

        RefusedException(String why, GridwireException refusal) {
            super(why);
            addSuppressed(refusal);
        }
    }

    /** The name of a root that is not an object of an own class. */
    private static final String VALUE = "(value)";

    /**
     * Makes the side of the present classes.
     *
     * @param names own classes, which tell others that belong to the application
     * @param filter is asked about every class
     */
    static Side present(Application application, Collection<String> names, Predicate<String> filter) {
        Set<String> allowed = new TreeSet<>(names);
        allowed.addAll(application.classNames());
        String main = allowed.stream().findFirst().orElse("");
        Settings settings = MemberSettings.of(application.loader(), main);
        Marshaller marshaller = Marshaller.builder().classLoader(application.loader()).settings(settings)
                .allowNamed(allowed).filter(filter).build();
        return of(application.loader(), settings, marshaller);
    }

    /**
     * Makes the side of a release's classes, whose files a separate loader loads.
     *
     * @param loader loads the recorded classes, and belongs to the caller
     */
    static Side released(RecordedClass recorded, StateLoader loader) {
        Settings settings = MemberSettings.recorded(recorded.settings());
        MarshallerBuilder builder = Marshaller.builder().classLoader(loader).settings(settings)
                .allowNamed(recorded.types());
        if (!recorded.organisation().isEmpty()) {
            // So that a class that is new is reported as missing, as it is for a member of the release.
            builder.allowPackageTree(recorded.organisation());
        }
        return of(loader, settings, builder.build());
    }

    /**
     * Returns a loader of a release's class files. Libraries are the application's present ones. Classes of its organisation that
     * the release did not reach are missing, as they may be new.
     */
    static StateLoader loader(RecordedClass recorded, RecordingFiles files, ClassLoader parent) {
        return new StateLoader(recorded::isOwn, List.of(), files.jarsOfRelease(), Optional.empty(), parent);
    }

    private static Side of(ClassLoader loader, Settings settings, Marshaller marshaller) {
        return new Side(loader, settings, marshaller, LayoutResolver.of(new ReflectionSource(loader)), ContentView.PLAIN);
    }

    Side seenBy(ContentView newView) {
        return new Side(loader, settings, marshaller, layouts, newView);
    }

    @Override
    public byte[] write(Object value) throws Exception {
        return within(() -> marshaller.marshal(value));
    }

    @Override
    public Object read(byte[] bytes) throws Exception {
        Object value = within(() -> marshaller.unmarshal(bytes));
        if (value == null) {
            throw new ClassCastException("it came back as null");
        }
        return value;
    }

    @Override
    public Map<String, @Nullable Object> content(Object value) {
        boolean isObject = Content.isOwn(value.getClass()) && !value.getClass().isArray() && !(value instanceof Enum<?>);
        return isObject ? Content.of(value, view) : Map.of(VALUE, Objects.requireNonNull(Content.ofValue(value, view)));
    }

    /** Makes a call with the loader as the thread's context class loader, as code of classes may use it. */
    <T> T within(Callable<T> call) throws Exception {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        thread.setContextClassLoader(loader);
        try {
            return call.call();
        } catch (GridwireException e) {
            throw new RefusedException(String.valueOf(e.getMessage()), e);
        } finally {
            thread.setContextClassLoader(before);
        }
    }
}
