// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.application;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.Marshaller;
import dev.gridwire.settings.Settings;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;

class OwnClassesLogTest {

    @Test
    void whichClassesAreTheApplicationsIsSaidOnce() {
        Logger logger = Logger.getLogger("dev.gridwire");
        List<String> said = new CopyOnWriteArrayList<>();
        Handler handler = new Handler() {
            @Override
            public void publish(LogRecord record) {
                if (record.getLevel() == Level.INFO && record.getMessage().contains("com.acme.SaidOnce")) {
                    said.add(record.getMessage());
                }
            }

            @Override
            public void flush() { }

            @Override
            public void close() { }
        };
        logger.addHandler(handler);
        try {
            Properties properties = new Properties();
            properties.setProperty("gridwire.main-class", "com.acme.SaidOnce");
            for (int i = 0; i < 3; i++) {
                Marshaller.builder().settings(Settings.read(getClass().getClassLoader(), properties)).allowOwnClasses().build();
            }
        } finally {
            logger.removeHandler(handler);
        }
        assertThat(said).hasSize(1);
    }
}
