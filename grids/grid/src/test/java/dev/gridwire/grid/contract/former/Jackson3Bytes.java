// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.contract.former;

import dev.gridwire.grid.contract.Door;
import tools.jackson.databind.DefaultTyping;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.jsontype.BasicPolymorphicTypeValidator;

/** Jackson 3 with default typing. */
final class Jackson3Bytes {

    private Jackson3Bytes() {}

    static Door door() {
        JsonMapper mapper = JsonMapper.builder().activateDefaultTyping(
                BasicPolymorphicTypeValidator.builder().allowIfSubType("").build(),
                DefaultTyping.NON_FINAL).build();
        return Door.of(mapper::writeValueAsBytes, bytes -> mapper.readValue(bytes, Object.class));
    }
}
