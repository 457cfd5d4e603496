// SPDX-License-Identifier: Apache-2.0
package com.acme.lombok;

import java.io.Serializable;
import java.util.List;
import lombok.Builder;
import lombok.NonNull;
import lombok.Value;

/** All that Lombok makes is there when the class is enhanced. */
@Value
@Builder
public class Customer implements Serializable {

    @NonNull
    String name;

    List<String> streets;

    int turnover;
}
