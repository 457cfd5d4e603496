// SPDX-License-Identifier: Apache-2.0
/** What do values in Hazelcast cost, by each of the ways to serialize them? */
@NullMarked
package com.example.timetrials;

import org.jspecify.annotations.NullMarked;
