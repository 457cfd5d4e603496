// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import dev.gridwire.schema.NullInPrimitive;
import java.util.List;

/** Numbers whose types change. */
final class NumberChanges {

    static final List<Change> ALL = List.of(
            Change.of("byte to short, int, long, float, double")
                    .before("order { byte a = -1; byte b = 2; byte c = 127; byte d = -128; byte e = 5; }")
                    .after("order { short a = -6; int b = 7; long c = -128; float d = 127; double e = 0; }")
                    .newReads("Order{a=-1s, b=2, c=127L, d=-128.0f, e=5.0}")
                    .oldReads("Order{a=-6b, b=7b, c=-128b, d=127b, e=0b}"),
            Change.of("short to int, long, float, double")
                    .before("order { short a = -1; short b = 2; short c = 32767; short d = -32768; }")
                    .after("order { int a = -32768; long b = 32767; float c = 7; double d = -8; }")
                    .newReads("Order{a=-1, b=2L, c=32767.0f, d=-32768.0}")
                    .oldReads("Order{a=-32768s, b=32767s, c=7s, d=-8s}"),
            Change.of("char to int, long, float, double")
                    .before("order { char a = 'a'; char b = 'b'; char c = 'c'; char d = '\\uffff'; }")
                    .after("order { int a = 65; long b = 66; float c = 67; double d = 68; }")
                    .newReads("Order{a=97, b=98L, c=99.0f, d=65535.0}")
                    .oldReads("Order{a='A', b='B', c='C', d='D'}"),
            Change.of("int to long, double")
                    .before("order { int a = -2147483648; int b = 2147483647; }")
                    .after("order { long a = 2147483647; double b = -2147483648; }")
                    .newReads("Order{a=-2147483648L, b=2.147483647E9}")
                    .oldReads("Order{a=2147483647, b=-2147483648}"),
            Change.of("float to double")
                    .before("order { float a = 0.1f; float b = Float.NaN; float c = -0.0f; "
                            + "float d = Float.NEGATIVE_INFINITY; }")
                    .after("order { double a = 0.5; double b = Double.NaN; double c = -0.0; "
                            + "double d = Double.POSITIVE_INFINITY; }")
                    .newReads("Order{a=0.10000000149011612, b=NaN, c=-0.0, d=-Infinity}")
                    .oldReads("Order{a=0.5f, b=NaNf, c=-0.0f, d=Infinityf}"),
            Change.of("int and long to float, long to double, exact numbers")
                    .before("order { int a = 16777216; long b = -16777216; long c = 9007199254740992L; }")
                    .after("order { float a = 5; float b = 1.0E18f; double c = -4.0E18; }")
                    .newReads("Order{a=1.6777216E7f, b=-1.6777216E7f, c=9.007199254740992E15}")
                    .oldReads("Order{a=5, b=999999984306749440L, c=-4000000000000000000L}"),
            Change.of("narrower types, numbers that fit")
                    .before("order { long a = 5; int b = -6; double c = 1.5; long d = 65; short e = 66; }")
                    .after("order { int a = 7; byte b = -8; float c = 2.5f; char d = 'c'; char e = 'd'; }")
                    .newReads("Order{a=5, b=-6b, c=1.5f, d='A', e='B'}")
                    .oldReads("Order{a=7L, b=-8, c=2.5, d=99L, e=100s}"),
            Change.of("primitives to boxes")
                    .before("order { boolean a = true; byte b = 1; short c = 2; char d = 'd'; int e = 3; long f = 4; "
                            + "float g = 5; double h = 6; }")
                    .after("order { Boolean a = false; Byte b = 7; Short c = 8; Character d = 'e'; Integer e = 9; Long f = 10L; "
                            + "Float g = 11f; Double h = 12.0; }")
                    .newReads("Order{a=true, b=1b, c=2s, d='d', e=3, f=4L, g=5.0f, h=6.0}")
                    .oldReads("Order{a=false, b=7b, c=8s, d='e', e=9, f=10L, g=11.0f, h=12.0}"),
            Change.of("boxes with null to primitives, read as zero")
                    .before("order { Boolean a = null; Byte b = null; Short c = null; Character d = null; Integer e = null; "
                            + "Long f = null; Float g = null; Double h = null; }")
                    .after("order { boolean a = true; byte b = 1; short c = 2; char d = 'd'; int e = 3; long f = 4; "
                            + "float g = 5; double h = 6; }")
                    .newReads("Order{a=false, b=0b, c=0s, d='\0', e=0, f=0L, g=0.0f, h=0.0}",
                            "Order{a=false, b=0b, c=0s, d='\0', e=0, f=0L, g=0.0f, h=0.0}")
                    .oldReads("Order{a=true, b=1b, c=2s, d='d', e=3, f=4L, g=5.0f, h=6.0}")
                    .settings((builder, loader, name, isNew) -> builder.nullInPrimitive(NullInPrimitive.ZERO))
                    .note("nullInPrimitive(ZERO): null becomes zero or false, also when written back"),
            Change.of("boxes with null to primitives, read as initial values")
                    .before("order { Boolean a = null; Integer b = null; Object c = null; int d = 7; }")
                    .after("order { boolean a = true; int b = 3; long c = 4; int d = 5; }")
                    .settings((builder, loader, name, isNew) -> builder.nullInPrimitive(NullInPrimitive.INITIAL))
                    .newReads("Order{a=true, b=3, c=4L, d=7}", "Order{a=true, b=3, c=4L, d=7}")
                    .oldReads("Order{a=true, b=3, c=4L, d=5}")
                    .note("nullInPrimitive(INITIAL): null becomes the constructor's value, also when written back"),
            Change.of("box with null to primitive, no setting")
                    .before("public class Order { Integer a = null; }").after("public class Order { int a = 1; }")
                    .newRefuses("Order.a", "Null does not fit a primitive", "declare Order.a as java.lang.Integer here too",
                            "nullInPrimitive(")
                    .oldReads("Order{a=1}"),
            Change.of("boxes to wider boxes")
                    .before("order { Byte a = 1; Short b = 2; Character c = 'c'; Integer d = 4; Integer e = null; "
                            + "Float f = 6f; }")
                    .after("order { Integer a = 5; Long b = 6L; Integer c = 65; Double d = 8.0; Long e = 9L; Double f = 0.5; }")
                    .newReads("Order{a=1, b=2L, c=99, d=4.0, e=null, f=6.0}")
                    .oldReads("Order{a=5b, b=6s, c='A', d=8, e=9, f=0.5f}"),
            Change.of("box to wider primitive")
                    .before("order { Integer a = 1; Short b = 2; Float c = null; }")
                    .after("order { long a = 3; double b = 4; double c = 5; }")
                    .newReads("Order{a=1L, b=2.0, c=0.0}", "Order{a=1, b=2s, c=0.0f}")
                    .oldReads("Order{a=3, b=4s, c=5.0f}")
                    .settings((builder, loader, name, isNew) -> builder.nullInPrimitive(NullInPrimitive.ZERO))
                    .note("nullInPrimitive(ZERO): null becomes zero, also when written back"),
            Change.of("box to Number, Comparable, Serializable, Object")
                    .before("order { Integer a = 1; Long b = 2L; Character c = 'c'; Boolean d = true; Integer e = null; }")
                    .after("order { Number a = 3; Comparable<?> b = 4L; Serializable c = 'd'; Object d = false; Object e = 5; }")
                    .newReads("Order{a=1, b=2L, c='c', d=true, e=null}")
                    .oldReads("Order{a=3, b=4L, c='d', d=false, e=5}"),
            Change.of("primitive to Number, Object")
                    .before("order { int a = 1; long b = 2; boolean c = true; }")
                    .after("order { Number a = 3; Object b = 4L; Object c = false; }")
                    .newReads("Order{a=1, b=2L, c=true}")
                    .oldReads("Order{a=3, b=4L, c=false}"),
            Change.of("Object with null to primitive")
                    .before("order { Object a = null; Number b = null; }")
                    .after("order { int a = 1; double b = 2; }")
                    .newReads("Order{a=0, b=0.0}", "Order{a=0, b=0.0}")
                    .oldReads("Order{a=1, b=2.0}")
                    .settings((builder, loader, name, isNew) -> builder.nullInPrimitive(NullInPrimitive.ZERO))
                    .note("nullInPrimitive(ZERO): null becomes zero, also when written back"),
            Change.of("int to byte, out of range")
                    .before("order { int a = 300; }").after("order { byte a = 5; }")
                    .newRefuses("Order.a").oldReads("Order{a=5}"),
            Change.of("int to short, out of range")
                    .before("public class Order { int a = -32769; }").after("public class Order { short a = 5; }")
                    .newRefuses("Order.a").oldReads("Order{a=5}"),
            Change.of("short to char, negative")
                    .before("public class Order { short a = -1; }").after("public class Order { char a = 'a'; }")
                    .newRefuses("Order.a").oldReads("Order{a=97s}"),
            Change.of("long to int, out of range")
                    .before("order { long a = 1L << 40; String b = \"b\"; }").after("order { int a = 5; String b = \"x\"; }")
                    .newRefuses("Order.a").oldReads("Order{a=5L, b=\"x\"}"),
            Change.of("long to double, not exact")
                    .before("public class Order { long a = Long.MAX_VALUE; }").after("public class Order { double a = 5; }")
                    .newRefuses("Order.a").oldReads("Order{a=5L}"),
            Change.of("int to float, not exact")
                    .before("public class Order { int a = 16777217; }").after("public class Order { float a = 5; }")
                    .newRefuses("Order.a").oldReads("Order{a=5}"),
            Change.of("double to float, not exact")
                    .before("public class Order { double a = 0.1; }").after("public class Order { float a = 0.5f; }")
                    .newRefuses("Order.a").oldReads("Order{a=0.5}"),
            Change.of("double to int, a fraction")
                    .before("public class Order { double a = 1.5; }").after("public class Order { int a = 5; }")
                    .newRefuses("Order.a").oldReads("Order{a=5.0}"),
            Change.of("double to long, NaN")
                    .before("public class Order { double a = Double.NaN; }").after("public class Order { long a = 5; }")
                    .newRefuses("Order.a").oldReads("Order{a=5.0}"),
            Change.of("double to int, negative zero")
                    .before("public class Order { double a = -0.0; }").after("public class Order { int a = 5; }")
                    .newRefuses("Order.a").oldReads("Order{a=5.0}"),
            Change.of("Long to Integer, out of range")
                    .before("public class Order { Long a = -1L << 40; }").after("public class Order { Integer a = 5; }")
                    .newRefuses("Order.a").oldReads("Order{a=5L}"),
            Change.of("boolean to int")
                    .before("public class Order { boolean a = true; }").after("public class Order { int a = 1; }")
                    .newRefuses("Order.a").oldRefuses("Order.a"),
            Change.of("int to String")
                    .before("order { int a = 1; }").after("order { String a = \"1\"; }")
                    .newRefuses("Order.a").oldRefuses("Order.a"),
            Change.of("String to Integer, null")
                    .before("order { String a = null; int b = 1; }").after("order { Integer a = null; int b = 2; }")
                    .newReads("Order{a=null, b=1}").oldReads("Order{a=null, b=2}")
                    .note("only null fits both"));

    private NumberChanges() {}
}
