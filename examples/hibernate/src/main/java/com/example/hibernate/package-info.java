// SPDX-License-Identifier: Apache-2.0
/** A library whose books Hibernate keeps in a grid. */
@NullMarked
package com.example.hibernate;

import org.jspecify.annotations.NullMarked;
