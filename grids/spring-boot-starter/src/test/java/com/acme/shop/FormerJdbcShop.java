// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

import java.nio.charset.StandardCharsets;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.core.convert.ConversionService;
import org.springframework.core.convert.support.GenericConversionService;

/** The same with the conversion that it used before: the names of products as texts. */
@Configuration(proxyBeanMethods = false)
@Import(JdbcShop.class)
public class FormerJdbcShop {

    @Bean(defaultCandidate = false)
    ConversionService former() {
        GenericConversionService service = new GenericConversionService();
        service.addConverter(Object.class, byte[].class,
                product -> ((Product) product).name().getBytes(StandardCharsets.UTF_8));
        service.addConverter(byte[].class, Object.class, bytes -> Product.of(new String(bytes, StandardCharsets.UTF_8)));
        return service;
    }
}
