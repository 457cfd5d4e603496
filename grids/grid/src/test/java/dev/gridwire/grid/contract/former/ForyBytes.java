// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.contract.former;

import dev.gridwire.grid.contract.Door;
import org.apache.fory.Fory;
import org.apache.fory.ThreadSafeFory;
import org.apache.fory.config.Language;
import org.apache.fory.logging.LoggerFactory;

/** Apache Fory as applications use it: any class, by its name. */
final class ForyBytes {

    private ForyBytes() {}

    static Door door() {
        LoggerFactory.disableLogging();
        ThreadSafeFory fory = Fory.builder().withLanguage(Language.JAVA).requireClassRegistration(false)
                .withAsyncCompilation(false).buildThreadSafeFory();
        return Door.of(fory::serialize, fory::deserialize);
    }
}
