// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import java.util.List;

/** Superclasses and subclasses that change. */
final class HierarchyChanges {

    static final List<Change> ALL = List.of(
            Change.of("insert a superclass with fields")
                    .before("public class Order { int a = 1; }")
                    .after("public class Order extends Base { int a = 2; }\nclass Base { int b = 3; String c = \"c\"; }")
                    .newReads("Order{a=1, b=0, c=null}")
                    .oldReads("Order{a=2}"),
            Change.of("insert a superclass between two classes")
                    .before("public class Order extends Base { int a = 1; }\nclass Base { int b = 2; }")
                    .after("public class Order extends Middle { int a = 3; }\nclass Middle extends Base { String c = \"c\"; }\n"
                            + "class Base { int b = 4; }")
                    .newReads("Order{a=1, b=2, c=null}")
                    .oldReads("Order{a=3, b=4}"),
            Change.of("remove a superclass with its fields")
                    .before("public class Order extends Base { int a = 1; }\nclass Base { int b = 3; Object c = 4; }")
                    .after("public class Order { int a = 2; }")
                    .newReads("Order{a=1}")
                    .oldReads("Order{a=2, b=0, c=null}"),
            Change.of("insert a superclass without fields")
                    .before("public class Order { int a = 1; }")
                    .after("public class Order extends Base { int a = 2; }\nabstract class Base implements Serializable { }")
                    .newReads("Order{a=1}")
                    .oldReads("Order{a=2}")
                    .note("the same schema"),
            Change.of("move fields into a new superclass")
                    .before("public class Order { int a = 1; String b = \"b\"; int c = 3; }")
                    .after("public class Order extends Base { int c = 4; }\nclass Base { int a = 2; String b = \"x\"; }")
                    .newReads("Order{a=1, b=\"b\", c=3}")
                    .oldReads("Order{a=2, b=\"x\", c=4}"),
            Change.of("move a field from the superclass into the class")
                    .before("public class Order extends Base { int a = 1; }\nclass Base { long b = 2; int c = 3; }")
                    .after("public class Order extends Base { int a = 4; int b = 5; }\nclass Base { int c = 6; }")
                    .newReads("Order{a=1, b=2, c=3}")
                    .oldReads("Order{a=4, b=5L, c=6}"),
            Change.of("move a field down two levels")
                    .before("public class Order extends Mid { int a = 1; }\nclass Mid extends Base { }\nclass Base { int b = "
                            + "2; }")
                    .after("public class Order extends Mid { int a = 3; int b = 4; }\nclass Mid extends Base { }\nclass Base { }")
                    .newReads("Order{a=1, b=2}")
                    .oldReads("Order{a=3, b=4}"),
            Change.of("rename a superclass")
                    .before("public class Order extends Base { int a = 1; }\nclass Base { int a = 2; int b = 3; }")
                    .after("public class Order extends Root { int a = 4; }\n"
                            + "@FormerName(\"PACKAGE.Base\") class Root { int a = 5; int b = 6; }")
                    .newReads("Order{Order.a=1, Root.a=2, b=3}")
                    .oldReads("Order{Base.a=5, Order.a=4, b=6}")
                    .note("@FormerName on the superclass"),
            Change.of("swap two superclasses")
                    .before("public class Order extends A { int x = 1; }\nclass A extends B { int a = 2; }\nclass B { int b = "
                            + "3; }")
                    .after("public class Order extends B { int x = 4; }\nclass B extends A { int b = 5; }\nclass A { int a = "
                            + "6; }")
                    .newReads("Order{a=2, b=3, x=1}")
                    .oldReads("Order{a=6, b=5, x=4}"),
            Change.of("add a superclass field whose name the class has")
                    .before("public class Order extends Base { int a = 1; }\nclass Base { int b = 2; }")
                    .after("public class Order extends Base { int a = 3; }\nclass Base { int b = 4; int a = 5; }")
                    .newReads("Order{Base.a=0, Order.a=1, b=2}")
                    .oldReads("Order{a=3, b=4}"),
            Change.of("two fields of one name: remove the superclass's")
                    .before("public class Order extends Base { String a = \"o\"; }\nclass Base { String a = \"b\"; int c = 2; }")
                    .after("public class Order extends Base { String a = \"p\"; }\nclass Base { int c = 3; }")
                    .newReads("Order{a=\"o\", c=2}")
                    .oldReads("Order{Base.a=null, Order.a=\"p\", c=3}"),
            Change.of("two fields of one name: remove the subclass's")
                    .before("public class Order extends Base { String a = \"o\"; int d = 1; }\nclass Base { String a = \"b\"; }")
                    .after("public class Order extends Base { int d = 3; }\nclass Base { String a = \"c\"; }")
                    .newReads("Order{a=\"b\", d=1}")
                    .oldReads("Order{Base.a=\"c\", Order.a=null, d=3}"),
            Change.of("make a final class non-final")
                    .before("order { Line line = new Line(); int z = 1; }\nfinal class Line { int x = 2; }")
                    .after("order { Line line = new Line(); int z = 3; }\nclass Line { int x = 4; }")
                    .newReads("Order{line=Line{x=2}, z=1}")
                    .oldReads("Order{line=Line{x=4}, z=3}"),
            Change.of("make a class final, add a field")
                    .before("order { Line line = new Line(); int z = 1; }\nclass Line { int x = 2; }")
                    .after("order { Line line = new Line(); int z = 3; }\nfinal class Line { int x = 4; int y = 5; }")
                    .newReads("Order{line=Line{x=2, y=0}, z=1}")
                    .oldReads("Order{line=Line{x=4}, z=3}"),
            Change.of("add a field to a class held as its superclass")
                    .before("order { Shape shape = new Circle(); }\nabstract class Shape { int id = 1; }\n"
                            + "class Circle extends Shape { int radius = 2; }")
                    .after("order { Shape shape = new Circle(); }\nabstract class Shape { long id = 3; }\n"
                            + "class Circle extends Shape { int radius = 4; String colour = \"red\"; }")
                    .newReads("Order{shape=Circle{colour=null, id=1L, radius=2}}")
                    .oldReads("Order{shape=Circle{id=3, radius=4}}"),
            Change.of("declare a field by its object's class, not an interface")
                    .before("order { Shape shape = new Circle(2); }\ninterface Shape { }\n"
                            + "record Circle(int radius) implements Shape { }")
                    .after("order { Circle shape = new Circle(3); }\ninterface Shape { }\n"
                            + "record Circle(int radius) implements Shape { }")
                    .newReads("Order{shape=Circle{radius=2}}")
                    .oldReads("Order{shape=Circle{radius=3}}"),
            Change.of("declare a field by another class than its object's")
                    .before("order { Shape shape = new Square(2); int b = 1; }\ninterface Shape { }\n"
                            + "record Circle(int radius) implements Shape { }\nrecord Square(int side) implements Shape { }")
                    .after("order { Circle shape = new Circle(3); int b = 2; }\ninterface Shape { }\n"
                            + "record Circle(int radius) implements Shape { }\nrecord Square(int side) implements Shape { }")
                    .newRefuses("Order.shape", "Square")
                    .oldReads("Order{b=2, shape=Circle{radius=3}}"),
            Change.of("implement another interface")
                    .before("public class Order { Line line = new Line(); }\nclass Line { int x = 1; }")
                    .after("public class Order { Line line = new Line(); }\nclass Line implements Cloneable, Serializable { "
                            + "int x = 2; }")
                    .newReads("Order{line=Line{x=1}}")
                    .oldReads("Order{line=Line{x=2}}")
                    .note("the same schema"),
            Change.of("make an inner class static")
                    .before("public class Order { int a = 1; Line line = new Line(); class Line { int x = a; } }")
                    .after("public class Order { int a = 2; Line line = new Line(); static class Line { int x = 5; } }")
                    .newReads("Order{a=1, line=Order$Line{x=1}}", "#1=Order{a=1, line=Order$Line{this$0=#1, x=1}}")
                    .oldReads("Order{a=2, line=Order$Line{this$0=null, x=5}}"));

    private HierarchyChanges() {}
}
