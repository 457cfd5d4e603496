// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.sweep;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

@SuppressWarnings("serial")
class InstanceMakerTest {

    @Test
    void constructorsAreCalledWithDifferentArguments() {
        assertThat(make(Point.class)).hasSizeGreaterThan(1).extracting(point -> ((Point) point).x).contains(1, 2);
    }

    @Test
    void privateConstructorsAndInnerClassesAreReached() {
        assertThat(make(Hidden.class)).isNotEmpty();
        assertThat(make(Inner.class)).isNotEmpty();
        assertThat(make(Nested.class)).isNotEmpty().extracting(nested -> ((Nested) nested).point).doesNotContainNull();
    }

    @Test
    void containersAreGivenEmptyAndWithElementsOfTheDeclaredType() {
        List<Object> made = make(Lists.class);
        assertThat(made).extracting(each -> ((Lists) each).numbers.size()).contains(0, 2);
        assertThat(((Lists) made.get(0)).numbers).hasOnlyElementsOfType(Integer.class);
        assertThat(((Lists) made.get(0)).points.values()).hasOnlyElementsOfType(Point.class);
    }

    @Test
    void enumsSingletonsAndConstantsAreFound() {
        assertThat(make(Colour.class)).contains(Colour.RED, Colour.BLUE);
        assertThat(make(Singleton.class)).containsExactly(Singleton.INSTANCE);
    }

    @Test
    void staticFactoriesOfTheClassAroundAreFound() {
        assertThat(make(Shape.Circle.class)).isNotEmpty();
    }

    @Test
    void interfacesAreSampledByClassesOfTheLibraryByOursOrByProxies() {
        assertThat(make(Drawing.class)).isNotEmpty().allSatisfy(
                drawing -> assertThat(((Drawing) drawing).shape).isInstanceOf(Shape.Circle.class));
        assertThat(make(Functions.class)).isNotEmpty().allSatisfy(functions -> {
            assertThat(((Functions) functions).order).isInstanceOf(Serializable.class);
            assertThat(((Functions) functions).function).isInstanceOf(Serializable.class);
        });
        assertThat(make(Unknown.class)).isNotEmpty().allSatisfy(
                unknown -> assertThat(((Unknown) unknown).strange.size()).isZero());
    }

    @Test
    void beansAndContainersAreFilled() {
        assertThat(make(Bean.class)).hasSize(2).extracting(bean -> ((Bean) bean).name).contains(null, "a");
        assertThat(make(Own.class)).extracting(own -> ((Own) own).size()).contains(0, 3);
        assertThat(make(OwnMap.class)).extracting(own -> ((OwnMap) own).size()).contains(0, 3);
    }

    @Test
    void classesOfTheJdkHaveInstancesThroughPublicWays() throws ClassNotFoundException {
        Class<?> view = Class.forName("java.util.Collections$UnmodifiableMap");
        assertThat(make(view, "java.util.Collections")).isNotEmpty().allSatisfy(
                map -> assertThat(map.getClass()).isSameAs(view));
    }

    @Test
    void whatThrowsOrCallsItselfHasNoInstanceAndDoesNoHarm() {
        assertThat(make(Throwing.class)).isEmpty();
        assertThat(make(Endless.class)).hasSizeLessThan(10);
    }

    @Test
    void methodsWithEffectsAreNotCalled() {
        make(Careful.class);
        assertThat(Careful.deleted).isFalse();
    }

    @Test
    void noArgumentOpensASocketOrStartsSomething() {
        assertThat(make(Connected.class)).isNotEmpty().allSatisfy(connected -> {
            assertThat(((Connected) connected).socket).isNull();
            assertThat(((Connected) connected).thread).isNull();
        });
    }

    @Test
    void sameClassesGiveTheSameInstances() {
        assertThat(make(Point.class)).extracting(point -> ((Point) point).x)
                .isEqualTo(make(Point.class).stream().map(point -> ((Point) point).x).toList());
    }

    private static List<Object> make(Class<?> type, String... factories) {
        List<String> known = Stream.concat(
                Stream.of(InstanceMakerTest.class.getDeclaredClasses())
                        .filter(each -> Serializable.class.isAssignableFrom(each) && !each.isInterface()),
                Stream.of(type, Shape.Circle.class)).map(Class::getName).distinct().sorted().toList();
        ClassLoader loader = InstanceMakerTest.class.getClassLoader();
        return new InstanceMaker(Catalogue.of(known, List.of(factories), loader), loader).make(type);
    }

    private static final class Point implements Serializable {
        private final int x;

        Point(int x, double ignored) {
            this.x = x;
        }
    }

    private static final class Hidden implements Serializable {
        private Hidden(String ignored) {}
    }

    private final class Inner implements Serializable {}

    private record Nested(Point point) implements Serializable {}

    private record Lists(List<Integer> numbers, Map<String, Point> points) implements Serializable {}

    private enum Colour { RED, BLUE }

    private static final class Singleton implements Serializable {
        private static final Singleton INSTANCE = new Singleton();

        private Singleton() {
            if (INSTANCE != null) {
                throw new IllegalStateException("there is one");
            }
        }
    }

    interface Shape extends Serializable {
        static Shape circle(int radius) {
            return new Circle(radius, null);
        }

        /** Cannot be made directly. */
        final class Circle implements Shape {
            private Circle(int radius, Void never) {
                if (radius == 0) {
                    throw new IllegalArgumentException("radius=" + radius);
                }
            }
        }
    }

    private record Drawing(Shape shape) implements Serializable {
        private Drawing {
            java.util.Objects.requireNonNull(shape);
        }
    }

    private record Functions(Comparator<String> order, Function<String, String> function) implements Serializable {}

    interface Strange {
        int size();
    }

    private record Unknown(Strange strange) implements Serializable {}

    public static final class Bean implements Serializable {
        private String name;

        public void setName(String name) {
            this.name = name;
        }
    }

    public static final class Own extends ArrayList<Object> {
        Own() {}

        Own(Collection<?> content, int ignored) {
            super(content);
        }
    }

    public static final class OwnMap extends HashMap<Object, Object> {}

    private record Connected(java.net.ServerSocket socket, Thread thread) implements Serializable {}

    private static final class Throwing implements Serializable {
        Throwing() {
            throw new StackOverflowError("thrown");
        }
    }

    private static final class Endless implements Serializable {
        Endless(Endless other, Endless another) {}
    }

    public static final class Careful implements Serializable {
        private static boolean deleted;

        private Careful() {}

        public static Careful deleteAll() {
            deleted = true;
            return new Careful();
        }
    }
}
