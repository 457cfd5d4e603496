// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer;

import dev.gridwire.enhancer.form.ClassForm;
import dev.gridwire.enhancer.form.Mechanism;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;

/**
 * Enhances the classes of folders and jars. Immutable and thread-safe; the same input gives the same bytes.
 *
 * <pre>{@code
 * ClassPlace classes = ClassPlace.inPlace(Path.of("target/classes"), "com.acme:orders");
 * Enhancement done = Enhancer.standard().enhance(EnhancerOptions.of(classes)
 *         .withSettings(SettingsReader.read(Path.of("gridwire.properties")))
 *         .withSchema(Path.of("gridwire.schema")));
 * }</pre>
 */
public final class Enhancer {

    private final Map<Mechanism, ClassForm> forms;

    private Enhancer(Map<Mechanism, ClassForm> forms) {
        this.forms = forms;
    }

    /** Returns an enhancer with all forms of this library. */
    public static Enhancer standard() {
        List<ClassForm> forms = new ArrayList<>();
        ServiceLoader.load(ClassForm.class, ClassForm.class.getClassLoader()).forEach(forms::add);
        return of(forms);
    }

    /** Returns an enhancer with these forms. */
    public static Enhancer of(List<ClassForm> forms) {
        Map<Mechanism, ClassForm> byMechanism = new EnumMap<>(Mechanism.class);
        forms.forEach(form -> byMechanism.put(form.mechanism(), form));
        return new Enhancer(byMechanism);
    }

    /** Returns the version that the generated classes carry. */
    public static String version() {
        String version = Enhancer.class.getPackage().getImplementationVersion();
        return version == null ? "development" : version;
    }

    /**
     * Enhances classes.
     *
     * @throws EnhancerException if a problem prevents the whole run; then nothing was written
     * @throws java.io.UncheckedIOException if files cannot be read or written
     */
    public Enhancement enhance(EnhancerOptions options) {
        return new Run(options, forms).execute();
    }
}
