// SPDX-License-Identifier: Apache-2.0
package com.acme.kotlin

import java.io.Serializable

/** A data class: final, with final fields and no constructor that takes nothing. */
data class Customer(val name: String, val streets: List<String>, val turnover: Long?, var state: State) : Serializable

enum class State { NEW, KNOWN }
