// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.contract.former;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectMapper.DefaultTyping;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.BasicPolymorphicTypeValidator;
import dev.gridwire.grid.contract.Door;

/** Jackson 2 with default typing. */
final class JacksonBytes {

    private JacksonBytes() {}

    static Door door() {
        ObjectMapper mapper = JsonMapper.builder().activateDefaultTyping(
                BasicPolymorphicTypeValidator.builder().allowIfSubType("").build(), DefaultTyping.NON_FINAL).build();
        return Door.of(mapper::writeValueAsBytes, bytes -> mapper.readValue(bytes, Object.class));
    }
}
