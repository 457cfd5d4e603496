// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * In random graphs, whatever object two references lead to is in tracked places; and, for these classes, each tracked place
 * does hold a shared object in some graph.
 */
class SharingSoundnessTest {

    private static final long SEED = 3;
    private static final int GRAPHS = 300;
    private static final World WORLD =
            World.closed(Set.of(SharingZoo.Cage.class.getName(), SharingZoo.Dog.class.getName()));

    private final LayoutResolver layouts = Layouts.fromReflection();

    @ParameterizedTest
    @ValueSource(classes = {
        SharingZoo.Customer.class,
        SharingZoo.Order.class,
        SharingZoo.Stay.class,
        SharingZoo.Selfish.class,
        SharingZoo.TreeNode.class,
        SharingZoo.BoundHolder.class,
        SharingZoo.Sheet.class,
        SharingZoo.TwoBoxes.class,
        SharingZoo.MixedUp.class,
        SharingZoo.Zoo.class,
        SharingZoo.Containers.class,
        SharingZoo.ListAndDeque.class,
        SharingZoo.ListAndMap.class,
        SharingZoo.Nested.class,
        SharingZoo.Invoice.class,
        SharingZoo.Arrays.class,
    })
    void whatTwoReferencesLeadToIsTrackedAndNothingElse(Class<?> root) throws ReflectiveOperationException {
        SharingAnalysis analysis = SharingAnalysis.of(root.getName(), layouts, WORLD);
        SplittableRandom random = new SplittableRandom(SEED);
        Set<Place> everShared = new TreeSet<>();
        for (int i = 0; i < GRAPHS; i++) {
            Walk walk = new Walk();
            walk.visit(new RandomGraph(random).make(root), Place.root(root.getName()));
            assertThat(walk.sharedPlaces()).as("seed=%d, graph=%d", SEED, i).allMatch(analysis::isTracked);
            everShared.addAll(walk.sharedPlaces());
        }
        assertThat(everShared).isEqualTo(trackedPlaces(analysis));
    }

    private static Set<Place> trackedPlaces(SharingAnalysis analysis) {
        return analysis.findings().stream()
                .filter(finding -> finding.tracking().isTracked())
                .map(SharingFinding::place)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Notes in which places each object is. */
    private final class Walk {

        private final Map<Object, Set<Place>> places = new IdentityHashMap<>();
        private final Set<Place> shared = new TreeSet<>();

        Set<Place> sharedPlaces() {
            return shared;
        }

        void visit(Object object, Place place) throws ReflectiveOperationException {
            if (object == null || isValue(object)) {
                return;
            }
            boolean isNew = !places.containsKey(object);
            Set<Place> found = places.computeIfAbsent(object, key -> new TreeSet<>());
            found.add(place);
            if (!isNew && !(object instanceof Optional)) {
                shared.addAll(found);
            }
            if (isNew || object instanceof Optional) {
                inside(object, place);
            }
        }

        private void inside(Object object, Place place) throws ReflectiveOperationException {
            boolean isOurs = object.getClass().getName().startsWith("dev.gridwire");
            Place around = isOurs ? Place.root(object.getClass().getName()) : place;
            if (object.getClass().isArray()) {
                for (int i = 0; i < Array.getLength(object); i++) {
                    visit(Array.get(object, i), place.element());
                }
            } else if (object instanceof Map<?, ?> map) {
                for (Map.Entry<?, ?> entry : map.entrySet()) {
                    visit(entry.getKey(), around.key());
                    visit(entry.getValue(), around.value());
                }
            } else if (object instanceof Collection<?> collection) {
                for (Object element : collection) {
                    visit(element, around.element());
                }
            } else if (object instanceof Optional<?> optional) {
                visit(optional.orElse(null), place.value());
            } else if (object instanceof AtomicReference<?> reference) {
                visit(reference.get(), place.value());
            }
            if (isOurs) {
                slots(object);
            }
        }

        private void slots(Object object) throws ReflectiveOperationException {
            for (Slot slot : layouts.resolve(object.getClass().getName()).slots()) {
                Field field = Class.forName(slot.owner()).getDeclaredField(slot.name());
                field.setAccessible(true);
                if (!slot.kind().isPrimitive()) {
                    visit(field.get(object), Place.of(slot));
                }
            }
        }

        private static boolean isValue(Object object) {
            return object instanceof Enum || PlatformTypes.hasNoIdentity(object.getClass().getName());
        }
    }
}
