// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.codegen.model.ClassFileReader;
import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.codegen.model.ClassModelException;
import dev.gridwire.codegen.model.ClassPathSource;
import dev.gridwire.codegen.model.ComponentModel;
import dev.gridwire.codegen.model.FieldModel;
import dev.gridwire.codegen.model.ModelSource;
import dev.gridwire.codegen.model.ReflectionSource;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassReader;

/** Whole libraries: optional dependencies missing, shaded packages, other compilers. */
class LibraryLayoutTest {

    @ParameterizedTest
    @ValueSource(classes = {Assertions.class, ExtendWith.class, ClassReader.class})
    void bothSourcesGiveOneModelAndOneLayout(Class<?> member) throws IOException, URISyntaxException {
        Path jar = Path.of(member.getProtectionDomain().getCodeSource().getLocation().toURI());
        ModelSource reflection = new ReflectionSource(member.getClassLoader());
        try (FileSystem content = FileSystems.newFileSystem(jar)) {
            Path root = content.getPath("/");
            ModelSource files = new ClassPathSource(List.of(root)).or(ClassPathSource.platform());
            LayoutResolver fromFiles = LayoutResolver.of(files);
            LayoutResolver fromReflection = LayoutResolver.of(reflection);
            int compared = 0;
            for (ClassModel model : models(root)) {
                Optional<ClassModel> live = load(reflection, model.name());
                if (live.isPresent()) {
                    assertThat(bare(live.get())).isEqualTo(bare(model));
                    assertThat(resolve(fromReflection, model)).isEqualTo(resolve(fromFiles, model));
                    compared++;
                }
            }
            assertThat(compared).isGreaterThan(30);
        }
    }

    // Annotations whose classes are missing are known to class files only, and written-out defaults too.
    private static ClassModel bare(ClassModel model) {
        return new ClassModel(
                model.name(),
                model.kind(),
                model.modifiers(),
                model.nesting(),
                model.typeParameters(),
                model.superclass(),
                model.interfaces(),
                model.permittedSubclasses(),
                model.fields().stream().map(LibraryLayoutTest::bare).toList(),
                model.components().stream()
                        .map(each -> new ComponentModel(each.name(), each.type(), each.descriptor(), List.of()))
                        .toList(),
                model.enumConstants(),
                model.constructors(),
                model.serial(),
                List.of(),
                Map.of());
    }

    private static FieldModel bare(FieldModel field) {
        return new FieldModel(field.name(), field.type(), field.descriptor(), field.modifiers(), List.of());
    }

    private static List<ClassModel> models(Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(file -> file.toString().endsWith(".class"))
                    .filter(file -> !file.startsWith("/META-INF") && !file.endsWith("module-info.class"))
                    .map(ClassFileReader::read)
                    .toList();
        }
    }

    private static Optional<ClassModel> load(ModelSource source, String name) {
        try {
            return source.find(name);
        } catch (ClassModelException e) {
            return Optional.empty();
        }
    }

    // A superclass in another jar is missing among the files.
    private static Optional<Layout> resolve(LayoutResolver resolver, ClassModel model) {
        boolean extendsPlatform = model.superclass().map(each -> ClassModel.isPlatformName(each.name())).orElse(true);
        return extendsPlatform ? Optional.of(resolver.resolve(model.name())) : Optional.empty();
    }
}
