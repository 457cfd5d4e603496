// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

import dev.gridwire.trials.place.LoopbackMember;

/**
 * The other side of {@link dev.gridwire.trials.place.Place#CLIENT}: a member that holds bytes. Its one command is the port to
 * listen on, or 0 for a free one; the answer is its address.
 */
final class MemberTask implements TalkTask<Integer> {

    @Override
    public Class<Integer> commandType() {
        return Integer.class;
    }

    @Override
    public String answer(Integer port) {
        try {
            return LoopbackMember.startForBytes(port);
        } catch (RuntimeException e) {
            if (LoopbackMember.isPortTaken(e)) {
                throw new UserFailure(
                        "The port was taken meanwhile; choose another with --port, or leave it out for a free one.", e);
            }
            throw e;
        }
    }
}
