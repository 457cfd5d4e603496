// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.parts;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/** Creates parts lists, each with separate objects. */
public record PartsValues(SplittableRandom random) implements Supplier<PartsList> {

    static final int PART_COUNT = 1_000;

    /** One element in this many repeats an earlier one, and one in this many is a joint of two earlier ones. */
    private static final int SHARED_ONE_IN = 10;
    private static final int KINDS = 4;
    private static final int SIZE_BOUND = 100_000;
    private static final int MODEL_BOUND = 1_000;

    private static final List<String> MATERIALS = List.of("steel", "aluminium", "acrylic glass", "plywood");

    @Override
    public PartsList get() {
        List<Part> parts = new ArrayList<>(PART_COUNT);
        parts.add(single());
        while (parts.size() < PART_COUNT) {
            parts.add(next(parts));
        }
        return new PartsList(parts);
    }

    private Part next(List<Part> before) {
        return switch (random.nextInt(SHARED_ONE_IN)) {
            case 0 -> oneOf(before);
            case 1 -> new Joint(random.nextInt(), oneOf(before), oneOf(before));
            default -> single();
        };
    }

    private <T> T oneOf(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    private Part single() {
        int number = random.nextInt();
        return switch (random.nextInt(KINDS)) {
            case 0 -> new Bolt(number, random.nextInt(SIZE_BOUND), random.nextInt(SIZE_BOUND), random.nextBoolean());
            case 1 -> new Plate(number, random.nextDouble(), random.nextDouble(), oneOf(MATERIALS));
            case 2 -> new Motor(number, "M-" + random.nextInt(MODEL_BOUND), random.nextLong(), random.nextInt(SIZE_BOUND));
            default -> new Sticker(number, "Handle with care " + random.nextInt(MODEL_BOUND), random.nextInt(MODEL_BOUND));
        };
    }
}
