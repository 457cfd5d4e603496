// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.profile;

import dev.gridwire.trials.codec.HandInput;
import dev.gridwire.trials.codec.HandOutput;
import dev.gridwire.trials.codec.ObjectCodec;
import dev.gridwire.trials.workload.profile.PlayerProfile.Award;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The least cost of a profile: balances that fit a long, no class, no identity, no null. */
public final class ProfileByHand implements ObjectCodec {

    private static final int FIXED_BYTES = 2 * HandOutput.LONG_BYTES + 4 * HandOutput.INT_BYTES;
    private static final int AWARD_BYTES = 2 * HandOutput.LONG_BYTES;

    private final HandOutput out = new HandOutput();

    @Override
    public byte[] write(Object value) {
        PlayerProfile profile = (PlayerProfile) value;
        out.begin(FIXED_BYTES);
        out.int64(profile.joined().toEpochDay());
        out.int64(profile.balance().unscaledValue().longValue());
        out.int32(profile.balance().scale());
        out.int32(profile.awards().size());
        out.int32(profile.scores().size());
        out.int32(profile.friends().size());
        out.string(profile.name());
        for (Award award : profile.awards()) {
            out.reserve(AWARD_BYTES);
            out.int64(award.day().toEpochDay());
            out.int64(award.points());
            out.string(award.title());
        }
        for (Map.Entry<String, Integer> score : profile.scores().entrySet()) {
            out.reserve(HandOutput.INT_BYTES);
            out.int32(score.getValue());
            out.string(score.getKey());
        }
        for (Map.Entry<String, List<String>> group : profile.friends().entrySet()) {
            out.reserve(HandOutput.INT_BYTES);
            out.int32(group.getValue().size());
            out.string(group.getKey());
            out.strings(group.getValue());
        }
        return out.toBytes();
    }

    @Override
    public Object read(byte[] bytes) {
        HandInput in = new HandInput(bytes);
        LocalDate joined = LocalDate.ofEpochDay(in.int64());
        long unscaled = in.int64();
        BigDecimal balance = BigDecimal.valueOf(unscaled, in.int32());
        int awardCount = in.int32();
        int scoreCount = in.int32();
        int groupCount = in.int32();
        String name = in.string();
        List<Award> awards = new ArrayList<>(awardCount);
        for (int i = 0; i < awardCount; i++) {
            LocalDate day = LocalDate.ofEpochDay(in.int64());
            long points = in.int64();
            awards.add(new Award(in.string(), day, points));
        }
        Map<String, Integer> scores = new HashMap<>(2 * scoreCount);
        for (int i = 0; i < scoreCount; i++) {
            int score = in.int32();
            scores.put(in.string(), score);
        }
        Map<String, List<String>> friends = new HashMap<>(2 * groupCount);
        for (int i = 0; i < groupCount; i++) {
            int count = in.int32();
            friends.put(in.string(), in.strings(count));
        }
        return new PlayerProfile(name, joined, balance, awards, scores, friends);
    }
}
