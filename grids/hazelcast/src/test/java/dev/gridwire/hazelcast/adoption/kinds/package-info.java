// SPDX-License-Identifier: Apache-2.0
/** Adoption, there and back, with values of every kind that Hazelcast tells apart. */
package dev.gridwire.hazelcast.adoption.kinds;
