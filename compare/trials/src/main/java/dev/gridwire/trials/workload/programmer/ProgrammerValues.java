// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.programmer;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/** Creates programmers as the time trials did: a random name, one of five computers, each language with probability ½. */
public record ProgrammerValues(SplittableRandom random) implements Supplier<Programmer> {

    private static final int NAME_LENGTH = 26;
    private static final int NAME_RADIX = 32;
    private static final int AGE_BOUND = 64;

    private static final List<Computer> COMPUTERS = List.of(
            new Computer("MacBook Pro", "15 inch", 16, "Apple"),
            new Computer("XPS", "13", 16, "Dell"),
            new Computer("ThinkPad", "X1 Carbon", 8, "Lenovo"),
            new Computer("Spectre", "x360", 8, "HP"),
            new Computer("Surface Book", "Performance Base", 32, "Microsoft"));

    private static final List<String> LANGUAGES = List.of(
            "Java", "Kotlin", "Scala", "Groovy", "Clojure", "C", "C++", "C#", "Go", "Rust", "Python", "Ruby", "JavaScript",
            "Haskell");

    @Override
    public Programmer get() {
        Computer computer = COMPUTERS.get(random.nextInt(COMPUTERS.size()));
        return new Programmer(name(), random.nextInt(AGE_BOUND), copyOf(computer), languages());
    }

    /** Gives every programmer a separate computer, as every decoded one has. */
    private static Computer copyOf(Computer computer) {
        return new Computer(computer.model(), computer.subModel(), computer.ram(), computer.make());
    }

    private String name() {
        StringBuilder name = new StringBuilder(NAME_LENGTH);
        for (int i = 0; i < NAME_LENGTH; i++) {
            name.append(Character.forDigit(random.nextInt(NAME_RADIX), NAME_RADIX));
        }
        return name.toString();
    }

    private List<String> languages() {
        List<String> known = new ArrayList<>();
        for (String language : LANGUAGES) {
            if (random.nextBoolean()) {
                known.add(language);
            }
        }
        return known;
    }
}
