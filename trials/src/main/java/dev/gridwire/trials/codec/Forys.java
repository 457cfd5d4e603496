// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.codec;

import org.apache.fory.Fory;
import org.apache.fory.config.ForyBuilder;
import org.apache.fory.config.Language;
import org.apache.fory.logging.LoggerFactory;

/** Fory as it is measured everywhere: references tracked, classes registered, and no schema in the bytes. */
public final class Forys {

    private Forys() {}

    /** Gives a builder with the settings; a Fory of it generates its code before the first use of a class ends. */
    public static ForyBuilder builder() {
        LoggerFactory.disableLogging();
        return Fory.builder()
                .withLanguage(Language.JAVA)
                .withRefTracking(true)
                .withCompatible(false)
                .requireClassRegistration(true)
                .withAsyncCompilation(false);
    }
}
