// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

public sealed interface Shape permits Circle, Square {}
