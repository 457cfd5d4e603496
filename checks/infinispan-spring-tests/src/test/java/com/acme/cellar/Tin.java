// SPDX-License-Identifier: Apache-2.0
package com.acme.cellar;

import java.io.Serializable;

/** A value that Java serialization can write. */
public record Tin(String name) implements Serializable {}
