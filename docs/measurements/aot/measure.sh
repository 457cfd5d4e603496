#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# First use on JDK 25: plain, with companions, with an AOT cache, and with both; rounds of the four, one JVM each.
#   measure.sh FOLDER ROUNDS
# The folder has lib, with the jars of gridwire and ASM; plain.jar, with Shop; companions.jar, which is
# "./gridwire enhance plain.jar --output companions.jar --target native".
# Writes a line for each JVM: what, milliseconds of the first use, user and system seconds of the whole JVM, its wall seconds.
set -eu
folder=$1
rounds=$2
java=${JAVA:-java}
TIMEFORMAT='%U %S %R'
path() { echo "$folder/$1.jar:$(ls "$folder"/lib/*.jar | paste -sd:)"; }
for jar in plain companions; do
  "$java" -Xmx512m -XX:AOTCacheOutput="$folder/$jar.aot" -cp "$(path $jar)" shop.Shop >/dev/null 2>&1
done
run() {
  name=$1; shift
  { time "$java" -Xmx512m "$@" shop.Shop; } > "$folder/out.txt" 2>&1
  echo "$name $(tr '\n' ' ' < "$folder/out.txt")"
}
"$java" -version 2>&1 | sed 's/^/# /'
for _ in $(seq "$rounds"); do
  run plain -cp "$(path plain)"
  run companions -cp "$(path companions)"
  run cache -XX:AOTCache="$folder/plain.aot" -cp "$(path plain)"
  run cache+companions -XX:AOTCache="$folder/companions.aot" -cp "$(path companions)"
done
