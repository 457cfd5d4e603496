// SPDX-License-Identifier: Apache-2.0
/** An example application. */
@NullMarked
package com.acme.shop;

import org.jspecify.annotations.NullMarked;
