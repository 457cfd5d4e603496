// SPDX-License-Identifier: Apache-2.0
/** Do logins and sessions of Spring go on with Gridwire, on each line of Spring Boot and from one to the next? */
package dev.gridwire.spring.login;
