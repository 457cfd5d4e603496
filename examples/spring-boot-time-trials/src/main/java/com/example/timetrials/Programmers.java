// SPDX-License-Identifier: Apache-2.0
package com.example.timetrials;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** Draws programmers: a random name, one of five computers, and each of fourteen languages with probability ½. */
final class Programmers {

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

    private Programmers() {}

    static Programmer next(RandomGenerator random) {
        StringBuilder name = new StringBuilder(NAME_LENGTH);
        for (int i = 0; i < NAME_LENGTH; i++) {
            name.append(Character.forDigit(random.nextInt(NAME_RADIX), NAME_RADIX));
        }
        List<String> languages = new ArrayList<>();
        for (String language : LANGUAGES) {
            if (random.nextBoolean()) {
                languages.add(language);
            }
        }
        Computer computer = COMPUTERS.get(random.nextInt(COMPUTERS.size()));
        return new Programmer(name.toString(), random.nextInt(AGE_BOUND), computer, languages);
    }
}
