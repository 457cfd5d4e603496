// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.hint;

import dev.gridwire.codegen.layout.LayoutHints;
import dev.gridwire.codegen.model.AnnotationModel;
import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.codegen.model.FieldModel;
import dev.gridwire.codegen.model.ModelSource;
import dev.gridwire.enhancer.settings.AnnotationNames;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * Adds hints to the fields of models, from all annotations in the class file and not only those visible at run time.
 *
 * <p>Only for mechanisms whose layout is fixed by the build. Native bytes must be the same whether or not a class was enhanced,
 * so their layouts follow the hints that the run time sees.
 */
public final class HintedModels implements ModelSource {

    /** The hints that layouts of these models follow. */
    public static final LayoutHints HINTS = LayoutHints.DEFAULT;

    private static final AnnotationModel NON_NULL = new AnnotationModel("dev.gridwire.annotations.NonNull", Map.of());
    private static final AnnotationModel UNIQUE = new AnnotationModel("dev.gridwire.annotations.Unique", Map.of());

    private final ModelSource models;
    private final Function<String, Optional<byte[]>> files;
    private final Set<String> nonNull = new HashSet<>(KnownAnnotations.NON_NULL);
    private final AnnotationNames names;
    private final Map<String, Boolean> nullMarked = new ConcurrentHashMap<>();

    /**
     * Adds hints.
     *
     * @param files class files by binary name; none for those of the platform
     */
    public HintedModels(ModelSource models, Function<String, Optional<byte[]>> files, AnnotationNames names) {
        this.models = models;
        this.files = files;
        this.names = names;
        nonNull.addAll(names.nonNull());
    }

    /** Whether the class has an annotation that requests the fastest form. */
    public static boolean isOptimized(byte[] classFile, AnnotationNames names) {
        return !names.optimize().isEmpty() && meets(AnnotationFinder.read(classFile).ofClass(), names.optimize());
    }

    @Override
    public Optional<ClassModel> find(String name) {
        Optional<ClassModel> model = models.find(name);
        Optional<byte[]> file = model.isPresent() && !ClassModel.isPlatformName(name) ? files.apply(name) : Optional.empty();
        return file.isPresent() ? model.map(plain -> hinted(plain, AnnotationFinder.read(file.get()))) : model;
    }

    private ClassModel hinted(ClassModel model, AnnotationFinder annotations) {
        boolean marked = isNullMarked(model, annotations.ofClass());
        List<FieldModel> fields = new ArrayList<>();
        for (FieldModel field : model.fields()) {
            Set<String> found = annotations.ofField(field.name(), field.descriptor());
            List<AnnotationModel> hints = new ArrayList<>(field.annotations());
            boolean optimized = meets(found, names.optimize());
            if (optimized || isNonNull(found, marked)) {
                hints.add(NON_NULL);
            }
            if (optimized || meets(found, names.unique())) {
                hints.add(UNIQUE);
            }
            fields.add(new FieldModel(field.name(), field.type(), field.descriptor(), field.modifiers(), hints));
        }
        return withFields(model, fields);
    }

    private boolean isNonNull(Set<String> found, boolean marked) {
        boolean nullable = found.stream().anyMatch(KnownAnnotations::isNullable);
        return !nullable && (marked || meets(found, nonNull));
    }

    private boolean isNullMarked(ClassModel model, Set<String> own) {
        if (own.contains(KnownAnnotations.NULL_UNMARKED)) {
            return false;
        }
        if (own.contains(KnownAnnotations.NULL_MARKED)) {
            return true;
        }
        Optional<String> around = model.nesting().enclosingClass();
        return isNullMarked(around.orElseGet(() -> packageInfo(model)));
    }

    private static String packageInfo(ClassModel model) {
        return model.packageName().isEmpty() ? "package-info" : model.packageName() + ".package-info";
    }

    private boolean isNullMarked(String name) {
        Boolean known = nullMarked.get(name);
        if (known == null) {
            known = files.apply(name).map(file -> isNullMarkedFile(name, file)).orElse(false);
            nullMarked.put(name, known);
        }
        return known;
    }

    private boolean isNullMarkedFile(String name, byte[] file) {
        Set<String> own = AnnotationFinder.read(file).ofClass();
        boolean ofPackage = name.endsWith("package-info");
        return ofPackage
                ? own.contains(KnownAnnotations.NULL_MARKED)
                : models.find(name).map(model -> isNullMarked(model, own)).orElse(false);
    }

    private static boolean meets(Set<String> found, Set<String> names) {
        return found.stream().anyMatch(names::contains);
    }

    private static ClassModel withFields(ClassModel model, List<FieldModel> fields) {
        return new ClassModel(model.name(), model.kind(), model.modifiers(), model.nesting(), model.typeParameters(),
                model.superclass(), model.interfaces(), model.permittedSubclasses(), fields, model.components(),
                model.enumConstants(), model.constructors(), model.serial(), model.annotations(),
                model.constantAnnotations());
    }
}
