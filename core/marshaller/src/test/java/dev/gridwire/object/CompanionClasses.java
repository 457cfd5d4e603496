// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.object;

import dev.gridwire.codegen.emit.CompanionName;
import dev.gridwire.codegen.emit.FusedEmitter;
import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.model.Access;
import dev.gridwire.codegen.model.ClassPathSource;
import dev.gridwire.codegen.model.ConstructorModel;
import dev.gridwire.codegen.plan.CodePlacement;
import dev.gridwire.codegen.plan.Plan;
import dev.gridwire.codegen.plan.Planner;
import dev.gridwire.codegen.target.NativeTarget;
import dev.gridwire.testkit.compile.ClassFiles;
import dev.gridwire.zoo.Finals;
import dev.gridwire.zoo.Zoo;
import java.io.IOException;
import java.lang.reflect.Modifier;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A folder of classes with companions, as a build leaves it, and loaders for it. */
public final class CompanionClasses {

    private static final LayoutResolver LAYOUTS =
            LayoutResolver.of(new ClassPathSource(List.of(ClassFiles.root(Zoo.class), ClassFiles.root(CompanionClasses.class)))
                    .or(ClassPathSource.platform()));

    private CompanionClasses() {}

    /** The classes whose code may stand beside them; see the enhancer's NativeForm. */
    public static List<Class<?>> zoo() {
        return Stream.of(Zoo.class, Finals.class).flatMap(zoo -> Stream.of(zoo.getDeclaredClasses()))
                .filter(type -> !Modifier.isAbstract(type.getModifiers()) && !type.isEnum())
                .filter(type -> LAYOUTS.resolve(type.getName()).isPlain())
                .filter(type -> !isClosed(type))
                .sorted(Comparator.comparing(Class::getName))
                .<Class<?>>map(type -> type)
                .toList();
    }

    private static boolean isClosed(Class<?> type) {
        String descriptor = LAYOUTS.resolve(type.getName()).construction().descriptor();
        for (ConstructorModel each : LAYOUTS.model(type.getName()).constructors()) {
            if (each.descriptor().equals(descriptor) && each.access() == Access.PRIVATE) {
                return true;
            }
        }
        return false;
    }

    static Plan plan(Class<?> type) {
        return new Planner(LAYOUTS, NativeTarget.TARGET, CodePlacement.PACKAGE).plan(LAYOUTS.resolve(type.getName()));
    }

    /** Copies the zoo's class files, makes companions for some classes, and lists these. */
    public static void write(Path folder, String packageName, List<Class<?>> types) throws IOException {
        String packageFolder = packageName.replace('.', '/');
        Files.createDirectories(folder.resolve(packageFolder));
        for (Path file : ClassFiles.ofPackage(Zoo.class)) {
            Files.copy(file, folder.resolve(packageFolder).resolve(file.getFileName().toString()));
        }
        writeCompanions(folder, types);
    }

    /** Makes companions for some classes of the tests, and lists these. */
    public static void writeCompanions(Path folder, List<Class<?>> types) throws IOException {
        for (Class<?> type : types) {
            Path file = folder.resolve(CompanionName.of(plan(type)).replace('.', '/') + ".class");
            Files.createDirectories(file.getParent());
            Files.write(file, FusedEmitter.emitCompanion(plan(type)).bytes());
        }
        Path index = folder.resolve("META-INF/gridwire/companions.txt");
        Files.createDirectories(index.getParent());
        Files.write(index, types.stream().map(Class::getName).toList());
    }

    /** A loader that has the package's classes from the folder, and all others from the tests. */
    public static ClassLoader loader(Path folder, String packageName) throws MalformedURLException {
        return new URLClassLoader(new URL[] {folder.toUri().toURL()}, CompanionClasses.class.getClassLoader()) {
            @Override
            protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
                if (!name.startsWith(packageName + ".")) {
                    return super.loadClass(name, resolve);
                }
                synchronized (getClassLoadingLock(name)) {
                    Class<?> loaded = findLoadedClass(name);
                    return loaded == null ? findClass(name) : loaded;
                }
            }
        };
    }
}
