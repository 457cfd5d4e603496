// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.profile;

import java.io.Serializable;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

/**
 * A player of a game.
 *
 * @param balance in the game's own currency
 * @param scores the scores by level
 * @param friends the friends by group
 */
public record PlayerProfile(
        String name,
        LocalDate joined,
        BigDecimal balance,
        List<Award> awards,
        Map<String, Integer> scores,
        Map<String, List<String>> friends)
        implements Serializable {

    /** An award of a player. */
    public record Award(String title, LocalDate day, long points) implements Serializable {}
}
