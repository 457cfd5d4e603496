// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.boot.autoconfigure.ImportAutoConfiguration;

/**
 * Brings Gridwire's Spring Boot starter into a test slice, which leaves other starters out, and adds
 * {@link MarshallerExtension}. A test with {@code @SpringBootTest} has the starter anyway.
 *
 * <pre>{@code
 * @DataRedisTest
 * @AutoConfigureGridwire
 * class PricesTest {}
 * }</pre>
 */
@Documented
@Inherited
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
@ImportAutoConfiguration
@ExtendWith(MarshallerExtension.class)
public @interface AutoConfigureGridwire {}
