// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

import org.springframework.context.annotation.Configuration;

/** An application without any bean. */
@Configuration(proxyBeanMethods = false)
public class Bare {}
