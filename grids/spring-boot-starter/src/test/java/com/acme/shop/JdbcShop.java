// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

import javax.sql.DataSource;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.convert.ConversionService;
import org.springframework.core.convert.support.DefaultConversionService;
import org.springframework.core.io.ClassPathResource;
import org.springframework.jdbc.datasource.DataSourceTransactionManager;
import org.springframework.jdbc.datasource.DriverManagerDataSource;
import org.springframework.jdbc.datasource.init.DatabasePopulatorUtils;
import org.springframework.jdbc.datasource.init.ResourceDatabasePopulator;
import org.springframework.session.jdbc.config.annotation.web.http.EnableJdbcHttpSession;
import org.springframework.transaction.PlatformTransactionManager;

/** An application with its sessions in a database, which it creates if it is new. */
@Configuration(proxyBeanMethods = false)
@EnableAutoConfiguration
@EnableJdbcHttpSession(cleanupCron = "-")
public class JdbcShop {

    @Bean
    DataSource dataSource(@Value("${shop.url}") String url, @Value("${shop.schema}") String schema) {
        DataSource source = new DriverManagerDataSource(url);
        if (!schema.isEmpty()) {
            DatabasePopulatorUtils.execute(new ResourceDatabasePopulator(
                    new ClassPathResource("org/springframework/session/jdbc/" + schema)), source);
        }
        return source;
    }

    @Bean
    PlatformTransactionManager transactionManager(DataSource source) {
        return new DataSourceTransactionManager(source);
    }

    /** The one that beans of the application get by its type. */
    @Bean
    ConversionService conversionOfTheShop() {
        return new DefaultConversionService();
    }

    @Bean
    Injected injected(ConversionService service) {
        return new Injected(service);
    }

    /** Holds the service that was injected. */
    public record Injected(ConversionService service) {}
}
