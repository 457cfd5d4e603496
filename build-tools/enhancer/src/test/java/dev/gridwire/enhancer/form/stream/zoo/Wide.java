// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.stream.zoo;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;

/** Fields by the hundred. */
@SuppressWarnings({"serial", "checkstyle:MultipleVariableDeclarations"})
class Wide implements Serializable {

    int
            a0, a1, a2, a3, a4, a5, a6, a7, a8, a9,
            a10, a11, a12, a13, a14, a15, a16, a17, a18, a19,
            a20, a21, a22, a23, a24, a25, a26, a27, a28, a29,
            a30, a31, a32, a33, a34, a35, a36, a37, a38, a39,
            a40, a41, a42, a43, a44, a45, a46, a47, a48, a49;
    long
            b0, b1, b2, b3, b4, b5, b6, b7, b8, b9,
            b10, b11, b12, b13, b14, b15, b16, b17, b18, b19,
            b20, b21, b22, b23, b24, b25, b26, b27, b28, b29,
            b30, b31, b32, b33, b34, b35, b36, b37, b38, b39,
            b40, b41, b42, b43, b44, b45, b46, b47, b48, b49;
    String
            c0, c1, c2, c3, c4, c5, c6, c7, c8, c9,
            c10, c11, c12, c13, c14, c15, c16, c17, c18, c19,
            c20, c21, c22, c23, c24, c25, c26, c27, c28, c29,
            c30, c31, c32, c33, c34, c35, c36, c37, c38, c39,
            c40, c41, c42, c43, c44, c45, c46, c47, c48, c49;
    double
            d0, d1, d2, d3, d4, d5, d6, d7, d8, d9,
            d10, d11, d12, d13, d14, d15, d16, d17, d18, d19,
            d20, d21, d22, d23, d24, d25, d26, d27, d28, d29,
            d30, d31, d32, d33, d34, d35, d36, d37, d38, d39,
            d40, d41, d42, d43, d44, d45, d46, d47, d48, d49;
    Integer
            e0, e1, e2, e3, e4, e5, e6, e7, e8, e9,
            e10, e11, e12, e13, e14, e15, e16, e17, e18, e19,
            e20, e21, e22, e23, e24, e25, e26, e27, e28, e29,
            e30, e31, e32, e33, e34, e35, e36, e37, e38, e39,
            e40, e41, e42, e43, e44, e45, e46, e47, e48, e49;
    Date
            f0, f1, f2, f3, f4, f5, f6, f7, f8, f9,
            f10, f11, f12, f13, f14, f15, f16, f17, f18, f19,
            f20, f21, f22, f23, f24, f25, f26, f27, f28, f29,
            f30, f31, f32, f33, f34, f35, f36, f37, f38, f39,
            f40, f41, f42, f43, f44, f45, f46, f47, f48, f49;
    Families.Leaf
            g0, g1, g2, g3, g4, g5, g6, g7, g8, g9,
            g10, g11, g12, g13, g14, g15, g16, g17, g18, g19,
            g20, g21, g22, g23, g24, g25, g26, g27, g28, g29,
            g30, g31, g32, g33, g34, g35, g36, g37, g38, g39,
            g40, g41, g42, g43, g44, g45, g46, g47, g48, g49;
    Families.Colour
            h0, h1, h2, h3, h4, h5, h6, h7, h8, h9,
            h10, h11, h12, h13, h14, h15, h16, h17, h18, h19,
            h20, h21, h22, h23, h24, h25, h26, h27, h28, h29,
            h30, h31, h32, h33, h34, h35, h36, h37, h38, h39,
            h40, h41, h42, h43, h44, h45, h46, h47, h48, h49;
    byte[]
            i0, i1, i2, i3, i4, i5, i6, i7, i8, i9,
            i10, i11, i12, i13, i14, i15, i16, i17, i18, i19,
            i20, i21, i22, i23, i24, i25, i26, i27, i28, i29,
            i30, i31, i32, i33, i34, i35, i36, i37, i38, i39,
            i40, i41, i42, i43, i44, i45, i46, i47, i48, i49;
    List<String>
            j0, j1, j2, j3, j4, j5, j6, j7, j8, j9,
            j10, j11, j12, j13, j14, j15, j16, j17, j18, j19,
            j20, j21, j22, j23, j24, j25, j26, j27, j28, j29,
            j30, j31, j32, j33, j34, j35, j36, j37, j38, j39,
            j40, j41, j42, j43, j44, j45, j46, j47, j48, j49;

    static Wide full() {
        Wide wide = new Wide();
        try {
            int count = 0;
            for (java.lang.reflect.Field field : Wide.class.getDeclaredFields()) {
                if (!field.isSynthetic() && !java.lang.reflect.Modifier.isStatic(field.getModifiers())) {
                    field.set(wide, value(field.getType(), count++));
                }
            }
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
        return wide;
    }

    private static Object value(Class<?> type, int count) {
        if (type == int.class || type == Integer.class) {
            return count;
        }
        if (type == long.class) {
            return (long) count;
        }
        if (type == double.class) {
            return count / 3d;
        }
        if (type == String.class) {
            return "text " + count;
        }
        if (type == Date.class) {
            return new Date(count);
        }
        if (type == byte[].class) {
            return new byte[] {(byte) count};
        }
        if (type == List.class) {
            return new ArrayList<>(List.of("element " + count));
        }
        return type == Families.Colour.class ? Families.Colour.values()[count % 3] : new Families.Leaf(count);
    }
}
