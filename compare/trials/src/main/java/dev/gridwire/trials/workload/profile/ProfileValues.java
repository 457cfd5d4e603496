// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.profile;

import dev.gridwire.trials.workload.profile.PlayerProfile.Award;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/** Creates profiles with three awards, four scores and two groups of two friends. */
public record ProfileValues(SplittableRandom random) implements Supplier<PlayerProfile> {

    private static final LocalDate FIRST_DAY = LocalDate.of(2015, 1, 1);
    private static final int DAYS = 4_000;
    private static final int NUMBER_BOUND = 100_000;
    private static final int AWARDS = 3;
    private static final int SCORES = 4;
    private static final int GROUPS = 2;

    @Override
    public PlayerProfile get() {
        List<Award> awards = new ArrayList<>();
        for (int i = 0; i < AWARDS; i++) {
            awards.add(new Award("Master of level " + number(), day(), random.nextLong(Integer.MAX_VALUE)));
        }
        Map<String, Integer> scores = new HashMap<>();
        for (int i = 0; i < SCORES; i++) {
            scores.put("level-" + i, number());
        }
        Map<String, List<String>> friends = new HashMap<>();
        for (int i = 0; i < GROUPS; i++) {
            friends.put("group-" + i, new ArrayList<>(List.of("player-" + number(), "player-" + number())));
        }
        return new PlayerProfile("player-" + number(), day(), BigDecimal.valueOf(number(), 2), awards, scores, friends);
    }

    private int number() {
        return random.nextInt(NUMBER_BOUND);
    }

    private LocalDate day() {
        return FIRST_DAY.plusDays(random.nextInt(DAYS));
    }
}
