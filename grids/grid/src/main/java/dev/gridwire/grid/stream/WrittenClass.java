// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.stream;

/**
 * The description of a class in a stream, without its place there.
 *
 * @param name the writer's name of the class
 * @param uid the writer's {@code serialVersionUID}
 * @param fieldsAt the position of the fields: their number, then each field
 */
record WrittenClass(String name, long uid, int fieldsAt) {}
