// SPDX-License-Identifier: Apache-2.0
/** An application's own classes: sound ones, and one for each way to lose something. */
@NullMarked
package com.acme.shop;

import org.jspecify.annotations.NullMarked;
