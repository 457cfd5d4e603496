// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

import dev.gridwire.codegen.model.ClassPathSource;
import dev.gridwire.codegen.model.ModelSource;
import dev.gridwire.codegen.model.ReflectionSource;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/** Resolvers for the tests' own classes, from both sources. */
final class Layouts {

    static final LayoutHints HINTS =
            new LayoutHints(Set.of(LayoutZoo.Never.class.getName()), Set.of(LayoutZoo.Only.class.getName()));

    private Layouts() {}

    static LayoutResolver fromReflection() {
        return LayoutResolver.of(new ReflectionSource(Layouts.class.getClassLoader()), HINTS);
    }

    static LayoutResolver fromClassFiles() {
        return LayoutResolver.of(classFiles(), HINTS);
    }

    private static ModelSource classFiles() {
        try {
            Path root = Path.of(Layouts.class.getProtectionDomain().getCodeSource().getLocation().toURI());
            return new ClassPathSource(List.of(root)).or(ClassPathSource.platform());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    static Layout of(Class<?> type) {
        return fromReflection().resolve(type.getName());
    }
}
