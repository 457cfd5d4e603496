// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.userclass;

import dev.gridwire.codegen.model.ClassFileReader;
import dev.gridwire.codegen.model.ClassKind;
import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.codegen.model.ClassModelException;
import dev.gridwire.proof.classpath.ClassPathFiles;
import dev.gridwire.proof.classpath.SubclassNames;
import dev.gridwire.trials.fork.UserFailure;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds the class file of a class, and refuses classes that have no values. Loads no class. */
final class ClassFinder {

    private static final int MAJOR_OFFSET = 6;
    private static final int FIRST_MAJOR = 44;
    private static final int MOST_NAMED = 5;

    private final List<Path> entries;

    ClassFinder(List<Path> entries) {
        this.entries = entries;
    }

    /**
     * Checks the class.
     *
     * @param valuesAreGiven whether values are given, so that even a class without direct instances may be named
     * @throws UserFailure if it is missing or cannot be measured
     */
    void demand(String className, boolean valuesAreGiven) {
        if (ClassModel.isPlatformName(className)) {
            throw new UserFailure("This is a class of the JDK, which grids and libraries treat each in their own way: "
                    + className + " (name a class of yours that holds such values)");
        }
        ClassModel model = model(className);
        if (model.kind() == ClassKind.ENUM) {
            throw new UserFailure("This is an enum, whose values are written by their names: " + className
                    + " (name a class that holds it)");
        }
        if (model.isInner() && !valuesAreGiven) {
            throw new UserFailure("This is an inner class, each object of which holds another of its outer class: "
                    + className + " (make it static, or name the outer class)");
        }
        if (!valuesAreGiven && (model.isAbstract() || model.isInterface())) {
            throw new UserFailure("This " + (model.isInterface() ? "is an interface" : "class is abstract") + ": "
                    + className + concrete(className));
        }
    }

    private String concrete(String className) {
        List<String> names = new SubclassNames(entries).below(className).stream()
                .filter(name -> find(name).filter(model -> !model.isAbstract() && !model.isInterface()).isPresent())
                .limit(MOST_NAMED)
                .toList();
        return names.isEmpty()
                ? " (the class path holds no concrete class of it; add the jar that does to --classpath)"
                : " (name a concrete one: " + String.join(", ", names) + "; or give values with --values)";
    }

    private ClassModel model(String className) {
        return find(className).orElseThrow(() -> new UserFailure("There is no such class on the class path: " + className
                + similar(className)));
    }

    /** Returns similar names that may have been meant. */
    private String similar(String className) {
        List<String> names = new ArrayList<>();
        ClassPathFiles.walk(entries, (name, file) -> names.add(name));
        List<String> near = NearNames.of(className, names);
        return near.isEmpty()
                ? " (name it with its package, a nested one with a dollar sign; or add its jar to --classpath)"
                : " (there is " + String.join(", ", near) + ")";
    }

    private Optional<ClassModel> find(String className) {
        try (ClassPathFiles files = ClassPathFiles.of(entries)) {
            return files.find(className.replace('.', '/')).map(bytes -> model(className, bytes));
        } catch (IOException | UncheckedIOException e) {
            throw new UserFailure("A jar cannot be read: " + e.getMessage() + " (correct --classpath)", e);
        }
    }

    private static ClassModel model(String className, byte[] bytes) {
        int major = bytes.length > MAJOR_OFFSET + 1 ? (bytes[MAJOR_OFFSET] & 0xFF) << 8 | bytes[MAJOR_OFFSET + 1] & 0xFF : 0;
        int known = (int) Double.parseDouble(System.getProperty("java.class.version"));
        if (major > known) {
            throw new UserFailure("The class was compiled for Java " + (major - FIRST_MAJOR) + ", and this is Java "
                    + (known - FIRST_MAJOR) + ": " + className + " (run the command on a newer JDK: set JAVA_HOME)");
        }
        try {
            ClassModel model = ClassFileReader.read(bytes);
            if (!model.name().equals(className)) {
                throw new UserFailure("The class file is of another class: " + model.name() + " in place of " + className
                        + " (name the folder that holds its packages)");
            }
            return model;
        } catch (ClassModelException e) {
            throw new UserFailure("The class file cannot be read: " + className + ": " + e.getMessage(), e);
        }
    }
}
