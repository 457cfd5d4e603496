// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.profile;

import dev.gridwire.trials.workload.WrittenWorkload;

/** A player's profile, which no comparison with a grid published: measured where it is named, in its plain form. */
public final class ProfileWorkload extends WrittenWorkload<PlayerProfile> {

    /** Fills the table. */
    public ProfileWorkload() {
        super("profile", "Profile",
                "A record: a list of three records with dates, a map of four numbers, a map of two lists, a decimal number.",
                ProfileValues::new, PlayerProfile.class, PlayerProfile.Award.class);
        byHand(ProfileByHand::new);
    }
}
