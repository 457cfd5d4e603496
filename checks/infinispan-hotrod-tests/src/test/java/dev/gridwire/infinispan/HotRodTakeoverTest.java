// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.infinispan;

import dev.gridwire.grid.contract.TakesOver;

/** The same with the classes of the client's release; {@link HotRodContractTest} takes entries over in a server. */
@TakesOver(door = "Hot Rod", page = "infinispan.md#adoption-on-live-data")
class HotRodTakeoverTest extends InfinispanTakeoverTest {}
