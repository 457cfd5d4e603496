// SPDX-License-Identifier: Apache-2.0
/** An application of somebody's. */
@NullMarked
package com.acme.shop;

import org.jspecify.annotations.NullMarked;
