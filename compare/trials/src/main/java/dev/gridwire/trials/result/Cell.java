// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.result;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The results of one contestant with one workload in one place.
 *
 * @param workload the workload's id
 * @param contestant the contestant's id
 * @param place the place's id
 * @param outcome how well values were preserved
 * @param note why nothing was measured, or where the decoded graph differs; otherwise null
 * @param bytes the mean size of a stored value; null if nothing was measured
 * @param size the number of values in a window
 * @param write serialize and store; null if nothing was measured
 * @param read fetch and deserialize; null if nothing was measured
 * @param jvms the JVMs that measured it, one for each sample; empty if samples are not JVMs, as in earlier results
 */
public record Cell(
        String workload,
        String contestant,
        String place,
        Outcome outcome,
        @Nullable String note,
        @Nullable Double bytes,
        int size,
        @Nullable Measurement write,
        @Nullable Measurement read,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) List<JvmRun> jvms) {

    /** Copies the list, which an older schema lacks. */
    public Cell {
        jvms = jvms == null ? List.of() : List.copyOf(jvms);
    }

    /** Returns a cell in which nothing was measured. */
    public static Cell without(String workload, String contestant, String place, Outcome outcome, String note) {
        return new Cell(workload, contestant, place, outcome, note, null, 0, null, null, List.of());
    }

    /** Whether there are figures. */
    @JsonIgnore
    public boolean isMeasured() {
        return write != null && read != null;
    }

    /** Returns mean nanoseconds of a write and a read; 0 if nothing was measured. */
    @JsonIgnore
    public double roundTripNanos() {
        return write == null || read == null ? 0 : write.meanNanos() + read.meanNanos();
    }

    /** Returns the time of a write and a read, with its error; null if nothing was measured. */
    @JsonIgnore
    public @Nullable Timing roundTrip() {
        return write == null || read == null ? null : Timing.of(write).plus(Timing.of(read));
    }

    /** Returns the mean bytes that a write and a read allocate; 0 if nothing was measured. */
    @JsonIgnore
    public double allocatedBytes() {
        return write == null || read == null ? 0 : write.meanAllocatedBytes() + read.meanAllocatedBytes();
    }

    /** Returns nanoseconds of a write and a read in one sample of a measured cell. */
    @JsonIgnore
    public double roundTripNanos(int sample) {
        return sample(write, sample) + sample(read, sample);
    }

    private static double sample(@Nullable Measurement measurement, int sample) {
        return Objects.requireNonNull(measurement).nanosPerOp().get(sample);
    }

    /** Combines what several JVMs measured of one cell; if one failed or lost something, the cell did. */
    public static Cell ofAll(List<Cell> parts) {
        Cell gravest = parts.stream().max(Comparator.comparing(Cell::outcome)).orElseThrow();
        List<Cell> measured = parts.stream().filter(Cell::isMeasured).toList();
        if (gravest.outcome() == Outcome.FAILED || measured.isEmpty()) {
            return gravest;
        }
        return new Cell(
                gravest.workload, gravest.contestant, gravest.place, gravest.outcome, gravest.note, gravest.bytes, gravest.size,
                together(measured, Cell::write), together(measured, Cell::read),
                measured.stream().flatMap(cell -> cell.jvms.stream()).toList());
    }

    /** Splits the cell: returns one for each JVM. */
    public List<Cell> parts() {
        List<Cell> parts = new ArrayList<>();
        for (int i = 0; i < jvms.size(); i++) {
            parts.add(new Cell(workload, contestant, place, outcome, note, bytes, size, part(write, i), part(read, i),
                    List.of(jvms.get(i))));
        }
        return parts;
    }

    private static Measurement part(@Nullable Measurement way, int sample) {
        Measurement whole = Objects.requireNonNull(way);
        return Measurement.of(
                List.of(whole.nanosPerOp().get(sample)), List.of(whole.allocatedBytesPerOp().get(sample)));
    }

    /** Returns the cell under another name. */
    public Cell named(String other) {
        return new Cell(workload, other, place, outcome, note, bytes, size, write, read, jvms);
    }

    private static Measurement together(List<Cell> cells, Function<Cell, @Nullable Measurement> way) {
        List<Double> nanos = new ArrayList<>();
        List<Double> bytes = new ArrayList<>();
        for (Cell cell : cells) {
            Measurement measurement = Objects.requireNonNull(way.apply(cell));
            nanos.addAll(measurement.nanosPerOp());
            bytes.addAll(measurement.allocatedBytesPerOp());
        }
        List<JvmRun> runs = cells.stream().flatMap(cell -> cell.jvms.stream()).toList();
        return Measurement.of(nanos, bytes, JvmRun.counted(runs.stream().map(JvmRun::disturbed).toList()));
    }
}
