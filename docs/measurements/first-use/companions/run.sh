#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# First use with and without companions. Arguments: the folder of the build, a Java home, forks of each kind, a folder to work in.
# Needs class files of annotations, codegen, marshaller and enhancer in the build's target folders.
set -e
here=$(cd "$(dirname "$0")" && pwd)
root=$1 java=$2/bin/java javac=$2/bin/javac jar=$2/bin/jar forks=$3 work=$4
rm -rf "$work" && mkdir -p "$work/plain" "$work/built" "$work/tool"
lib=$(find "$HOME/.m2/repository/org/ow2/asm" -name "*-9.11.1.jar"; find "$HOME/.m2/repository/org/jspecify" -name "*.jar")
lib=$(echo "$lib" | tr "\n" ":")
for module in annotations codegen marshaller; do "$jar" -cf "$work/$module.jar" -C "$root/$module/target/classes" .; done
lib=$work/annotations.jar:$work/codegen.jar:$work/marshaller.jar:$lib
"$javac" -cp "$lib" -d "$work/plain" "$here/FirstUse.java"
cp -r "$work/plain/." "$work/built"
"$javac" -cp "$root/enhancer/target/classes:$lib" -d "$work/tool" "$here/Enhance.java"
"$java" -cp "$work/tool:$root/enhancer/target/classes:$lib" Enhance "$work/built" > "$work/enhance.log"
"$jar" -cf "$work/plain.jar" -C "$work/plain" . && "$jar" -cf "$work/built.jar" -C "$work/built" .
one() { # kind, jar, time of generation, options
    kind=$1 of=$2 when=$3; shift 3
    "$java" -Xmx512m "$@" -cp "$work/$of.jar:$lib" shop.FirstUse "$kind" "$when"
}
if "$java" -XX:AOTCacheOutput="$work/try.aot" -version > /dev/null 2>&1; then
    aot=yes
    one training plain run-time -XX:AOTCacheOutput="$work/plain.aot" > "$work/aot.log" 2>&1
    one training built run-time -XX:AOTCacheOutput="$work/built.aot" >> "$work/aot.log" 2>&1
    one training built build-time -XX:AOTCacheOutput="$work/build-time.aot" >> "$work/aot.log" 2>&1
fi
"$java" -version 2>&1 | sed 's/^/# /'
echo '# kind, then after 1, 10, 100, 1,000 and 10,000 uses of three classes: ms wall, ms thread CPU, ms process CPU'
for fork in $(seq "$forks"); do
    one plain plain run-time
    one companions built run-time
    one build-time built build-time
    if [ "$aot" = yes ]; then
        one plain-aot plain run-time -XX:AOTCache="$work/plain.aot"
        one companions-aot built run-time -XX:AOTCache="$work/built.aot"
        one build-time-aot built build-time -XX:AOTCache="$work/build-time.aot"
    fi
done
