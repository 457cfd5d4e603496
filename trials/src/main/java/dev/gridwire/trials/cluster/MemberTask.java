// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.cluster;

import dev.gridwire.trials.fork.TalkTask;

/** The fork of a member. */
final class MemberTask implements TalkTask<MemberCommand> {

    private final TrialMember member = new TrialMember();

    @Override
    public Class<MemberCommand> commandType() {
        return MemberCommand.class;
    }

    @Override
    public Object answer(MemberCommand command) {
        return command.run(member);
    }
}
