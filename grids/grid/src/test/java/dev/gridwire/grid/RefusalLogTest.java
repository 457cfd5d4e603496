// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.error.MalformedBytesException;
import dev.gridwire.error.RejectedTypeException;
import dev.gridwire.grid.metrics.RefusedValue;
import java.util.List;
import org.junit.jupiter.api.Test;

class RefusalLogTest {

    private final RefusalLog log = new RefusalLog();

    private void refuse(String className) {
        log.add(new RejectedTypeException("The type policy does not allow the class: class=" + className + ", at the root"));
    }

    @Test
    void equalRefusalsAreCounted() {
        refuse("com.acme.Order");
        log.add(new MalformedBytesException("the payload is cut off", 3));
        refuse("com.acme.Order");
        List<RefusedValue> last = log.last();
        assertThat(last).extracting(RefusedValue::getCount).containsExactly(2L, 1L);
        assertThat(last).extracting(RefusedValue::getReason).containsExactly("rejected-type", "malformed-bytes");
        assertThat(last).extracting(RefusedValue::getClassName).containsExactly("com.acme.Order", "");
        assertThat(last.get(0).getLast()).isGreaterThanOrEqualTo(last.get(1).getLast());
    }

    @Test
    void onlyTheLastOnesAreKept() {
        for (int i = 0; i < 1_000; i++) {
            refuse("com.acme.C" + i);
        }
        assertThat(log.last()).hasSize(20).extracting(RefusedValue::getClassName).startsWith("com.acme.C999", "com.acme.C998");
    }

    @Test
    void whatAStrangerChoosesIsShortAndMovesNoCursor() {
        refuse("a\u001b[2J\r\n\u202e" + "x".repeat(100_000));
        assertThat(log.last()).singleElement().satisfies(refusal -> {
            assertThat(refusal.getMessage()).hasSize(1_000).endsWith(" …").matches("[ -~…]*");
            assertThat(refusal.getClassName()).startsWith("a\\u001b[2J\\u000d\\u000a\\u202ex").matches("[!-~]*");
        });
    }
}
