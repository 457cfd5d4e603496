// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

import dev.gridwire.codegen.layout.PossibleObjects.Identity;
import dev.gridwire.codegen.model.TypeRef;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Finds the places of an object graph whose objects must be tracked, because a second reference may lead to them.
 *
 * <p>If two paths from the root reach an object, it is in two places, or twice in one. So a place is tracked if
 * <ul>
 *   <li>it is repeated: an element of an array or container, or a slot of a class that can have two objects in the graph; or
 *   <li>it meets another place: some class is a subtype of both declared types.
 * </ul> A cycle is a case of these, because the slot that closes it meets the place where it began. Values without identity are
 * never tracked. A place that the user declares unique is left out.
 *
 * <p>In these examples, no class has further fields or subclasses:
 * <pre>
 * Customer(String name, Date born, long[] codes)     nothing is tracked
 * Stay(Date from, Date to)                           from and to meet
 * Order(LinkedList&lt;Line&gt; lines), Line(long[] codes)  lines[] is repeated, and so is Line.codes; lines is not
 * Node(Node next)                                    next meets the root, and both are tracked
 * Pair(Point left, Box box), Point(int x)            nothing is tracked
 * Holder(Object content, long[] codes)               content can hold anything: all is tracked
 * </pre>
 *
 * <p>If a place can hold <i>anything</i>, everything with an identity is tracked. A place can hold anything in three cases. Its
 * type is {@code Object} or another supertype of containers, a raw container, or an unknown platform type. An object in it has a
 * hook that writes it. Or the world is open and the type can have subclasses that are not listed. The result binds the codec
 * where it depends on unchecked promises: a closed {@link World} and type arguments. If the codec meets an object of a class that
 * is not in {@link #classes()}, or an element of another type than declared, it must start again and track everything.
 */
public final class SharingAnalysis {

    private final SortedMap<Place, SharingFinding> findings;
    private final Set<String> classes;
    private final Optional<Place> anything;
    private final List<PossibleObjects> holdings;
    private final TypeOverlap meetings;

    private SharingAnalysis(
            SortedMap<Place, SharingFinding> findings,
            Set<String> classes,
            Optional<Place> anything,
            List<PossibleObjects> holdings,
            TypeOverlap meetings) {
        this.findings = findings;
        this.classes = classes;
        this.anything = anything;
        this.holdings = holdings;
        this.meetings = meetings;
    }

    /**
     * Analyses the graphs whose root object is of exactly the given class. Takes time quadratic in the number of places.
     *
     * @param root the binary name of a concrete class
     * @throws dev.gridwire.codegen.model.ClassModelException if a class in the graph cannot be read
     */
    public static SharingAnalysis of(String root, LayoutResolver layouts, World world) {
        PlaceGraph graph = PlaceGraph.of(root, layouts, world);
        TypeOverlap meetings = new TypeOverlap(layouts.hierarchy(), graph.candidates());
        Judge judge = new Judge(graph, PlaceOccurrences.of(graph), meetings);
        SortedMap<Place, SharingFinding> findings = new TreeMap<>();
        for (PossibleObjects holding : graph.holdings()) {
            findings.put(holding.place(), judge.judge(holding));
        }
        return new SharingAnalysis(
                findings, Set.copyOf(graph.reached()), graph.anything(), List.copyOf(graph.holdings()), meetings);
    }

    /** Returns the verdicts, ordered by place; primitive slots have none. */
    public List<SharingFinding> findings() {
        return List.copyOf(findings.values());
    }

    /** Returns the verdict on a place; empty if it is not in the graph. */
    public Optional<SharingFinding> finding(Place place) {
        return Optional.ofNullable(findings.get(place));
    }

    /** Returns whether objects in a place must be tracked; also true for a place that is not in the graph. */
    public boolean isTracked(Place place) {
        SharingFinding found = findings.get(place);
        return found == null || found.tracking().isTracked();
    }

    /**
     * Returns whether a graph holds at most one object of exactly this class: one place can hold it that is
     * {@link Tracking#ONLY_HOLDER}, and no other place can. Such an object need not be remembered. A second one can only result
     * from a broken promise, and shows that the analysis does not hold for the graph. Takes time linear in the number of places.
     */
    public boolean standsOnce(TypeRef type) {
        boolean found = false;
        for (PossibleObjects holding : holdings) {
            if (meetings.canMeet(holding.type(), type)) {
                if (Objects.requireNonNull(findings.get(holding.place())).tracking() != Tracking.ONLY_HOLDER) {
                    return false;
                }
                found = true;
            }
        }
        return found;
    }

    /**
     * Returns the binary names of the user classes for whose objects the verdicts hold; enums and the platform's classes are not
     * listed.
     */
    public Set<String> classes() {
        return classes;
    }

    /** Returns a place that can hold anything, which is why everything is tracked; empty if there is none. */
    public Optional<Place> anything() {
        return anything;
    }

    /** Judges one place against all others. */
    private record Judge(PlaceGraph graph, PlaceOccurrences occurrences, TypeOverlap meetings) {

        SharingFinding judge(PossibleObjects holding) {
            if (holding.identity() != Identity.KEPT) {
                boolean hinted = holding.identity() == Identity.HINTED_UNIQUE;
                return finding(holding, hinted ? Tracking.HINTED : Tracking.NO_IDENTITY, Optional.empty());
            }
            if (graph.anything().isPresent()) {
                return finding(holding, Tracking.ANYTHING, graph.anything());
            }
            if (occurrences.isRepeated(holding.place())) {
                return finding(holding, Tracking.REPEATED, Optional.empty());
            }
            Optional<Place> other = other(holding);
            return finding(holding, other.isPresent() ? Tracking.MEETS : Tracking.ONLY_HOLDER, other);
        }

        private Optional<Place> other(PossibleObjects holding) {
            for (PossibleObjects each : graph.holdings()) {
                if (each != holding && each.keepsIdentity() && meetings.canMeet(holding.type(), each.type())) {
                    return Optional.of(each.place());
                }
            }
            return Optional.empty();
        }

        private static SharingFinding finding(PossibleObjects holding, Tracking tracking, Optional<Place> other) {
            return new SharingFinding(holding.place(), tracking, other);
        }
    }
}
