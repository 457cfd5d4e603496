// SPDX-License-Identifier: Apache-2.0
/*
 * Reads Gridwire payloads that carry their schemas, in browsers and Node. It makes no objects of the payload's classes, runs
 * nothing that the payload says, and takes time in proportion to its bytes. docs/wire-format.md describes the bytes.
 *
 *   gridwire.read(bytes)    the tree that "gridwire inspect --json" prints; a long is a BigInt. Damage throws a PayloadError
 *   gridwire.json(bytes)    the tree as JSON; that of a damaged payload ends with an "error"
 *   gridwire.bytes(text)    the bytes of a text in base64 or hexadecimal digits
 *
 * Both take other limits, such as {values: 1000}. In a script element, or imported, it sets globalThis.gridwire; require
 * returns it.
 */
(function () {
'use strict';

const listed = rows => rows.split(/;\s/);
const words = rows => listed(rows).map(row => row.split(' '));
const sealRow = ([name, code, byteCount]) => ({name, code: Number(code), byteCount: Number(byteCount)});
const kindRow = ([name, descriptor = '']) => ({name, descriptor});

function jdkRow([number, name, family, flags, head, parts, classes, ...text]) {
    const [least, most] = parts === '-' ? [] : parts.replace('!', '').split(':');
    return {
        number: Number(number), name, family, head, text: text.join(' ') || name,
        classes: classes === '-' ? [] : classes.split(','),
        isFinal: flags.includes('!'), isKeyed: flags.includes('k'), isMap: flags.includes('m'),
        least: Number(least), most: most === '' ? Infinity : Number(most), isNonNull: parts.includes('!'),
    };
}

// <tables> from the Java sources; renew them with -Dgolden.regenerate=true -Dtest=JavaScriptTablesTest
const TAGS = {NULL: 0, SAME_NEW: 1, SAME_DEFERRED: 2, SAME_UNKNOWN_FIELDS: 3, SAME_BACK: 4,
    DECLARED: 1, BY_ID: 2, BY_NAME: 3, DEFERRED: 4, UNKNOWN_FIELDS: 5, BACK: 6, CARRIED: 7, NAMED_BY_SCHEMA: 0, FIRST_TYPE: 8,
    ARRAY_TYPE: 10, RARE_TYPE: 63, FIRST_NAMED_TYPE: 64, EACH_NAMED: 0, ONE_BARE: 1, ONE_TYPE: 2};
const ITEMS = {END: 0, FIELDS: 1, OBJECT: 2};
const SEALS = words(`crc32c 1 4; hmac 2 16`).map(sealRow);
const FORMS = 'CLASS RECORD ENUM EXTERNALIZABLE'.split(' ');
const HOOKS = 'WRITE_OBJECT READ_OBJECT READ_OBJECT_NO_DATA WRITE_REPLACE READ_RESOLVE WRITE_EXTERNAL READ_EXTERNAL'.split(' ');
const ROUNDING = 'UP DOWN CEILING FLOOR HALF_UP HALF_DOWN HALF_EVEN UNNECESSARY'.split(' ');
const KINDS = words(`BOOLEAN Z; BYTE B; SHORT S; CHAR C; INT I; LONG J; FLOAT F; DOUBLE D;
BOXED_BOOLEAN Ljava/lang/Boolean;; BOXED_BYTE Ljava/lang/Byte;; BOXED_SHORT Ljava/lang/Short;;
BOXED_CHAR Ljava/lang/Character;; BOXED_INT Ljava/lang/Integer;; BOXED_LONG Ljava/lang/Long;; BOXED_FLOAT Ljava/lang/Float;;
BOXED_DOUBLE Ljava/lang/Double;; STRING Ljava/lang/String;; ENUM; VALUE; RECORD; OBJECT; PRIMITIVE_ARRAY; REFERENCE_ARRAY;
COLLECTION; MAP; POLYMORPHIC`).map(kindRow);
const KNOWN_TEXTS = listed(`java.util.List; java.util.Map; java.util.Set; java.util.Collection; java.lang.Object;
java.math.BigDecimal; java.util.Date; java.util.UUID; java.time.LocalDate; java.time.LocalDateTime; java.time.Instant;
java.util.ArrayList; java.util.HashMap; java.util.Comparator; java.lang.Number; java.util.Locale`);
const PARENTS = new Map(words(`ARRAY_DEQUE NOTHING; ARRAY_LIST NOTHING; CONCURRENT_HASH_MAP NOTHING;
CONCURRENT_LINKED_QUEUE NOTHING; COPY_ON_WRITE_ARRAY_LIST NOTHING; ENUM_MAP ENUM; HASHTABLE NOTHING; HASH_MAP NOTHING;
HASH_SET NOTHING; IDENTITY_HASH_MAP NOTHING; LINKED_HASH_MAP ACCESS_ORDER; LINKED_HASH_SET NOTHING; LINKED_LIST NOTHING;
PRIORITY_QUEUE COMPARATOR; PROPERTIES DEFAULTS; STACK NOTHING; TREE_MAP COMPARATOR; TREE_SET COMPARATOR; VECTOR NOTHING`));
const VALUES = new Map(words(`java.security.BasicPermission PERMISSION; java.security.Permission PERMISSION;
java.util.AbstractMap$SimpleEntry CONSTRUCTED; java.util.AbstractMap$SimpleImmutableEntry CONSTRUCTED; java.util.BitSet HOOKED;
java.util.Date DATE; java.util.Random HOOKED; java.util.concurrent.Semaphore CONSTRUCTED;
java.util.concurrent.atomic.AtomicReference CONSTRUCTED; java.util.concurrent.locks.ReentrantLock LOCK`));
const STATES = new Set(listed(`java.io.InterruptedIOException; java.lang.TypeNotPresentException;
java.lang.reflect.InvocationTargetException; java.lang.reflect.UndeclaredThrowableException; java.net.HttpRetryException;
java.net.SocketTimeoutException; java.net.URISyntaxException; java.nio.charset.IllegalCharsetNameException;
java.nio.charset.MalformedInputException; java.nio.charset.UnmappableCharacterException;
java.nio.charset.UnsupportedCharsetException; java.nio.file.AccessDeniedException;
java.nio.file.AtomicMoveNotSupportedException; java.nio.file.DirectoryNotEmptyException;
java.nio.file.FileAlreadyExistsException; java.nio.file.FileSystemException; java.nio.file.FileSystemLoopException;
java.nio.file.InvalidPathException; java.nio.file.NoSuchFileException; java.nio.file.NotDirectoryException;
java.nio.file.NotLinkException; java.nio.file.attribute.UserPrincipalNotFoundException; java.sql.BatchUpdateException;
java.sql.DataTruncation; java.sql.SQLDataException; java.sql.SQLException; java.sql.SQLFeatureNotSupportedException;
java.sql.SQLIntegrityConstraintViolationException; java.sql.SQLInvalidAuthorizationSpecException;
java.sql.SQLNonTransientConnectionException; java.sql.SQLNonTransientException; java.sql.SQLRecoverableException;
java.sql.SQLSyntaxErrorException; java.sql.SQLTimeoutException; java.sql.SQLTransactionRollbackException;
java.sql.SQLTransientConnectionException; java.sql.SQLTransientException; java.sql.SQLWarning; java.text.ParseException;
java.time.format.DateTimeParseException; java.util.DuplicateFormatFlagsException;
java.util.FormatFlagsConversionMismatchException; java.util.IllegalFormatCodePointException;
java.util.IllegalFormatConversionException; java.util.IllegalFormatFlagsException; java.util.IllegalFormatPrecisionException;
java.util.IllegalFormatWidthException; java.util.MissingFormatArgumentException; java.util.MissingFormatWidthException;
java.util.MissingResourceException; java.util.UnknownFormatConversionException; java.util.UnknownFormatFlagsException;
java.util.regex.PatternSyntaxException`));
// number, name, family, flags (! final, k keys, m map), head, least and most parts, classes, text
const JDK = words(`0 STRING T - - - java.lang.String String; 1 BOOLEAN N ! - - java.lang.Boolean Boolean;
2 BYTE N ! - - java.lang.Byte Byte; 3 SHORT N ! - - java.lang.Short Short; 4 CHARACTER N ! - - java.lang.Character Character;
5 INTEGER N ! - - java.lang.Integer Integer; 6 LONG N ! - - java.lang.Long Long; 7 FLOAT N ! - - java.lang.Float Float;
8 DOUBLE N ! - - java.lang.Double Double; 9 OBJECT 0 - - - java.lang.Object Object; 10 ARRAY S - - - -;
11 BOOLEAN_ARRAY A ! - - [Z boolean[]; 12 BYTE_ARRAY A ! - - [B byte[]; 13 SHORT_ARRAY A ! - - [S short[];
14 CHAR_ARRAY A ! - - [C char[]; 15 INT_ARRAY A ! - - [I int[]; 16 LONG_ARRAY A ! - - [J long[];
17 FLOAT_ARRAY A ! - - [F float[]; 18 DOUBLE_ARRAY A ! - - [D double[]; 19 BIG_INTEGER N - - - java.math.BigInteger BigInteger;
20 BIG_DECIMAL N - - - java.math.BigDecimal BigDecimal; 21 UUID N ! - - java.util.UUID;
22 INSTANT D ! - - java.time.Instant Instant; 23 DURATION D ! - - java.time.Duration Duration;
24 LOCAL_DATE D ! - - java.time.LocalDate LocalDate; 25 LOCAL_TIME D ! - - java.time.LocalTime LocalTime;
26 LOCAL_DATE_TIME D ! - - java.time.LocalDateTime LocalDateTime;
27 ZONED_DATE_TIME D ! - - java.time.ZonedDateTime ZonedDateTime;
28 OFFSET_DATE_TIME D ! - - java.time.OffsetDateTime OffsetDateTime; 29 DATE M - - - java.util.Date Date;
30 OPTIONAL H ! - 0:1! java.util.Optional Optional; 31 ARRAY_LIST C - NOTHING - java.util.ArrayList ArrayList;
32 LINKED_LIST C - NOTHING - java.util.LinkedList LinkedList; 33 ARRAY_DEQUE C - NOTHING - java.util.ArrayDeque ArrayDeque;
34 HASH_SET C k NOTHING - java.util.HashSet HashSet; 35 LINKED_HASH_SET C k NOTHING - java.util.LinkedHashSet LinkedHashSet;
36 TREE_SET C k COMPARATOR - java.util.TreeSet TreeSet; 37 HASH_MAP P km NOTHING - java.util.HashMap HashMap;
38 LINKED_HASH_MAP P km NOTHING - java.util.LinkedHashMap LinkedHashMap;
39 TREE_MAP P km COMPARATOR - java.util.TreeMap TreeMap; 40 ENUM_MAP P m ENUM - java.util.EnumMap EnumMap;
41 ENUM_SET C - ENUM - java.util.EnumSet,java.util.RegularEnumSet,java.util.JumboEnumSet EnumSet;
42 CONCURRENT_HASH_MAP P km NOTHING - java.util.concurrent.ConcurrentHashMap ConcurrentHashMap;
43 COPY_ON_WRITE_ARRAY_LIST C - NOTHING - java.util.concurrent.CopyOnWriteArrayList CopyOnWriteArrayList;
44 PRIORITY_QUEUE C k COMPARATOR - java.util.PriorityQueue PriorityQueue;
45 LIST_OF I - NOTHING - java.util.ImmutableCollections$ListN,java.util.ImmutableCollections$List12,java.util.ImmutableCollections$SubList List.of;
46 SET_OF I k NOTHING - java.util.ImmutableCollections$SetN,java.util.ImmutableCollections$Set12 Set.of;
47 MAP_OF I km NOTHING - java.util.ImmutableCollections$MapN,java.util.ImmutableCollections$Map1 Map.of;
48 AS_LIST W - - - java.util.Arrays$ArrayList; 49 CLASS S ! - - java.lang.Class Class;
50 LOCALE T ! - - java.util.Locale Locale; 51 CURRENCY T ! - - java.util.Currency Currency; 52 URI T ! - - java.net.URI;
53 ATOMIC_INTEGER M - - - java.util.concurrent.atomic.AtomicInteger AtomicInteger;
54 ATOMIC_LONG M - - - java.util.concurrent.atomic.AtomicLong AtomicLong;
55 ATOMIC_BOOLEAN M - - - java.util.concurrent.atomic.AtomicBoolean AtomicBoolean;
56 ATOMIC_REFERENCE H - - 1:1 java.util.concurrent.atomic.AtomicReference AtomicReference;
57 STRING_BUILDER M ! - - java.lang.StringBuilder StringBuilder; 58 BIT_SET M - - - java.util.BitSet BitSet;
64 MATH_CONTEXT N ! - - java.math.MathContext MathContext; 65 OPTIONAL_INT N ! - - java.util.OptionalInt OptionalInt;
66 OPTIONAL_LONG N ! - - java.util.OptionalLong OptionalLong;
67 OPTIONAL_DOUBLE N ! - - java.util.OptionalDouble OptionalDouble; 68 OFFSET_TIME D ! - - java.time.OffsetTime OffsetTime;
69 YEAR D ! - - java.time.Year Year; 70 YEAR_MONTH D ! - - java.time.YearMonth YearMonth;
71 MONTH_DAY D ! - - java.time.MonthDay MonthDay; 72 PERIOD D ! - - java.time.Period Period;
73 ZONE_OFFSET D ! - - java.time.ZoneOffset ZoneOffset; 74 ZONE_ID D - - - java.time.ZoneRegion,java.time.ZoneId ZoneId;
75 STRING_BUFFER M ! - - java.lang.StringBuffer StringBuffer; 76 PATTERN M ! - - java.util.regex.Pattern Pattern;
77 URL M ! - - java.net.URL; 78 TIME_ZONE M - - - sun.util.calendar.ZoneInfo,java.util.TimeZone TimeZone;
79 CALENDAR M - - - java.util.GregorianCalendar GregorianCalendar;
80 ATOMIC_INTEGER_ARRAY M - - - java.util.concurrent.atomic.AtomicIntegerArray AtomicIntegerArray;
81 ATOMIC_LONG_ARRAY M - - - java.util.concurrent.atomic.AtomicLongArray AtomicLongArray;
82 SIMPLE_ENTRY H - - 2:2 java.util.AbstractMap$SimpleEntry SimpleEntry;
83 SIMPLE_IMMUTABLE_ENTRY H - - 2:2 java.util.AbstractMap$SimpleImmutableEntry SimpleImmutableEntry;
84 ENTRY H ! - 2:2! java.util.KeyValueHolder Map.entry; 86 SINGLETON_SET H - - 1:1 java.util.Collections$SingletonSet;
87 SINGLETON_LIST H - - 1:1 java.util.Collections$SingletonList; 88 SINGLETON_MAP H - - 2:2 java.util.Collections$SingletonMap;
89 EMPTY_LIST 0 - - - java.util.Collections$EmptyList; 90 EMPTY_SET 0 - - - java.util.Collections$EmptySet;
91 EMPTY_MAP 0 - - - java.util.Collections$EmptyMap; 92 NATURAL_ORDER 0 - - - java.util.Comparators$NaturalOrderComparator;
93 REVERSE_ORDER 0 - - - java.util.Collections$ReverseComparator;
94 CASE_INSENSITIVE_ORDER 0 - - - java.lang.String$CaseInsensitiveComparator;
95 REVERSED H - - 1:1! java.util.Collections$ReverseComparator2;
96 UNMODIFIABLE_COLLECTION W - - - java.util.Collections$UnmodifiableCollection;
97 UNMODIFIABLE_LIST W - - - java.util.Collections$UnmodifiableList,java.util.Collections$UnmodifiableRandomAccessList;
98 UNMODIFIABLE_SET W - - - java.util.Collections$UnmodifiableSet;
99 UNMODIFIABLE_MAP W - - - java.util.Collections$UnmodifiableMap;
100 UNMODIFIABLE_SORTED_SET W - - - java.util.Collections$UnmodifiableSortedSet;
101 UNMODIFIABLE_SORTED_MAP W - - - java.util.Collections$UnmodifiableSortedMap;
102 UNMODIFIABLE_NAVIGABLE_SET W - - - java.util.Collections$UnmodifiableNavigableSet;
103 UNMODIFIABLE_NAVIGABLE_MAP W - - - java.util.Collections$UnmodifiableNavigableMap;
104 SYNCHRONIZED_COLLECTION W - - - java.util.Collections$SynchronizedCollection;
105 SYNCHRONIZED_LIST W - - - java.util.Collections$SynchronizedList,java.util.Collections$SynchronizedRandomAccessList;
106 SYNCHRONIZED_SET W - - - java.util.Collections$SynchronizedSet;
107 SYNCHRONIZED_MAP W - - - java.util.Collections$SynchronizedMap;
108 SYNCHRONIZED_SORTED_SET W - - - java.util.Collections$SynchronizedSortedSet;
109 SYNCHRONIZED_SORTED_MAP W - - - java.util.Collections$SynchronizedSortedMap;
110 SYNCHRONIZED_NAVIGABLE_SET W - - - java.util.Collections$SynchronizedNavigableSet;
111 SYNCHRONIZED_NAVIGABLE_MAP W - - - java.util.Collections$SynchronizedNavigableMap;
112 ATOMIC_REFERENCE_ARRAY H - - 0: java.util.concurrent.atomic.AtomicReferenceArray AtomicReferenceArray;
113 IDENTITY_HASH_MAP P m NOTHING - java.util.IdentityHashMap IdentityHashMap;
114 CONCURRENT_SKIP_LIST_MAP P km COMPARATOR - java.util.concurrent.ConcurrentSkipListMap ConcurrentSkipListMap;
115 CONCURRENT_SKIP_LIST_SET C k COMPARATOR - java.util.concurrent.ConcurrentSkipListSet ConcurrentSkipListSet;
116 CONCURRENT_LINKED_QUEUE C - NOTHING - java.util.concurrent.ConcurrentLinkedQueue ConcurrentLinkedQueue;
117 CONCURRENT_LINKED_DEQUE C - NOTHING - java.util.concurrent.ConcurrentLinkedDeque ConcurrentLinkedDeque;
119 VECTOR C - NOTHING - java.util.Vector Vector; 120 PROXY S - - - - Proxy;
121 SERIALIZED_LAMBDA S ! - - java.lang.invoke.SerializedLambda SerializedLambda;
122 HASHTABLE P km NOTHING - java.util.Hashtable Hashtable; 123 PROPERTIES P km NOTHING - java.util.Properties Properties;
124 STACK C - NOTHING - java.util.Stack Stack; 125 KEY_SET_VIEW H - - 2:2 java.util.concurrent.ConcurrentHashMap$KeySetView;
126 FILE M - - - java.io.File File; 127 INET4_ADDRESS M ! - - java.net.Inet4Address Inet4Address;
128 INET6_ADDRESS M ! - - java.net.Inet6Address Inet6Address;
129 INET_SOCKET_ADDRESS H - - 2:2 java.net.InetSocketAddress InetSocketAddress; 130 SQL_DATE M - - - java.sql.Date Date;
131 SQL_TIME M - - - java.sql.Time Time; 132 SQL_TIMESTAMP M - - - java.sql.Timestamp Timestamp;
133 SIMPLE_TIME_ZONE M - - - java.util.SimpleTimeZone SimpleTimeZone; 134 LOG_LEVEL M - - - java.util.logging.Level Level;
135 LONG_ADDER M - - - java.util.concurrent.atomic.LongAdder LongAdder;
136 DOUBLE_ADDER M - - - java.util.concurrent.atomic.DoubleAdder DoubleAdder;
137 REENTRANT_LOCK M - - - java.util.concurrent.locks.ReentrantLock ReentrantLock;
138 REENTRANT_READ_WRITE_LOCK M - - - java.util.concurrent.locks.ReentrantReadWriteLock ReentrantReadWriteLock;
139 SEMAPHORE M - - - java.util.concurrent.Semaphore Semaphore;
140 LINKED_BLOCKING_QUEUE C - NOTHING - java.util.concurrent.LinkedBlockingQueue LinkedBlockingQueue;
141 LINKED_BLOCKING_DEQUE C - NOTHING - java.util.concurrent.LinkedBlockingDeque LinkedBlockingDeque;
142 PRIORITY_BLOCKING_QUEUE C k COMPARATOR - java.util.concurrent.PriorityBlockingQueue PriorityBlockingQueue;
143 COPY_ON_WRITE_ARRAY_SET C k NOTHING - java.util.concurrent.CopyOnWriteArraySet CopyOnWriteArraySet;
144 ACCESS_ORDER_MAP P km NOTHING - java.util.LinkedHashMap LinkedHashMap in access order;
145 BOUNDED_LINKED_QUEUE C - CAPACITY - java.util.concurrent.LinkedBlockingQueue bounded LinkedBlockingQueue;
146 BOUNDED_LINKED_DEQUE C - CAPACITY - java.util.concurrent.LinkedBlockingDeque bounded LinkedBlockingDeque;
147 ARRAY_BLOCKING_QUEUE C - CAPACITY - java.util.concurrent.ArrayBlockingQueue ArrayBlockingQueue;
148 PROPERTIES_WITH_DEFAULTS P km DEFAULTS - java.util.Properties Properties with defaults;
149 EMPTY_SORTED_SET 0 - - - java.util.Collections$UnmodifiableNavigableSet$EmptyNavigableSet;
150 EMPTY_SORTED_MAP 0 - - - java.util.Collections$UnmodifiableNavigableMap$EmptyNavigableMap;
151 N_COPIES H - - 2:2 java.util.Collections$CopiesList; 152 LIFO_QUEUE H - - 1:1! java.util.Collections$AsLIFOQueue;
153 SET_FROM_MAP H - - 1:1! java.util.Collections$SetFromMap;
154 CHECKED_COLLECTION H - - 2:2! java.util.Collections$CheckedCollection;
155 CHECKED_LIST H - - 2:2! java.util.Collections$CheckedList,java.util.Collections$CheckedRandomAccessList;
156 CHECKED_SET H - - 2:2! java.util.Collections$CheckedSet;
157 CHECKED_SORTED_SET H - - 2:2! java.util.Collections$CheckedSortedSet;
158 CHECKED_NAVIGABLE_SET H - - 2:2! java.util.Collections$CheckedNavigableSet;
159 CHECKED_QUEUE H - - 2:2! java.util.Collections$CheckedQueue; 160 CHECKED_MAP H - - 3:3! java.util.Collections$CheckedMap;
161 CHECKED_SORTED_MAP H - - 3:3! java.util.Collections$CheckedSortedMap;
162 CHECKED_NAVIGABLE_MAP H - - 3:3! java.util.Collections$CheckedNavigableMap;
163 SUB_MAP H - - 4:4 java.util.TreeMap$AscendingSubMap,java.util.TreeMap$DescendingSubMap,java.util.concurrent.ConcurrentSkipListMap$SubMap;
164 NULL_COMPARATOR H ! - 2:2 java.util.Comparators$NullComparator; 165 RANDOM M - - - java.util.Random Random;
166 SYSTEM_CLOCK H ! - 1:1! java.time.Clock$SystemClock; 167 FIXED_CLOCK H ! - 2:2! java.time.Clock$FixedClock;
168 OFFSET_CLOCK H ! - 2:2! java.time.Clock$OffsetClock; 169 TICK_CLOCK H ! - 2:2! java.time.Clock$TickClock;
170 JAPANESE_DATE D ! - - java.time.chrono.JapaneseDate JapaneseDate;
171 HIJRAH_DATE D ! - - java.time.chrono.HijrahDate HijrahDate; 172 MINGUO_DATE D ! - - java.time.chrono.MinguoDate MinguoDate;
173 THAI_BUDDHIST_DATE D ! - - java.time.chrono.ThaiBuddhistDate ThaiBuddhistDate;
174 RULED_TIME_ZONE M - - - java.util.SimpleTimeZone SimpleTimeZone with rules;
175 DECIMAL_SYMBOLS H - - 0: java.text.DecimalFormatSymbols DecimalFormatSymbols;
176 DECIMAL_FORMAT H - - 0: java.text.DecimalFormat DecimalFormat;
177 DATE_SYMBOLS H - - 0: java.text.DateFormatSymbols DateFormatSymbols;
178 DATE_FORMAT H - - 0: java.text.SimpleDateFormat SimpleDateFormat;
179 CHOICE_FORMAT H - - 2:2! java.text.ChoiceFormat ChoiceFormat;
180 MESSAGE_FORMAT H - - 0: java.text.MessageFormat MessageFormat; 181 EVENT 0 - - - java.util.EventObject EventObject;
182 LISTENERS H - - 0: java.beans.PropertyChangeSupport PropertyChangeSupport; 183 COLOR H - - 0: java.awt.Color Color;
184 POINT H - - 2:2! java.awt.Point Point; 185 DIMENSION H - - 2:2! java.awt.Dimension Dimension;
186 RECTANGLE H - - 4:4! java.awt.Rectangle Rectangle; 187 FONT H - - 3:3! java.awt.Font Font;
188 STREAM_CLASS H - - 1:1! java.io.ObjectStreamClass ObjectStreamClass`).map(jdkRow);
// </tables>

const LIMITS = {bytes: 64 << 20, values: 1 << 20, depth: 400, types: 1 << 16, schemaBytes: 4 << 20};
const MOST_DIMENSIONS = 64;
const MOST_NAME = 1000;
const SHOWN = 80;
const AGAIN = 'fetch or make the payload again';

/** Tells why the bytes cannot be read, where, and at which place of the object graph; has the tree up to there. */
class PayloadError extends Error {
    constructor(message, offset, path, tree) {
        super(message);
        Object.assign(this, {name: 'PayloadError', offset, path, tree});
    }
}

/** A broken rule, before its offset and path are known. */
class Broken extends Error {
    constructor(rule, remedy = AGAIN, offset = -1) {
        super(rule);
        Object.assign(this, {remedy, offset});
    }
}

/* ---------------------------------------------------------------- texts */

const ODD_IN_NAME = /[\p{Cc}\p{Cf}\p{Cs}\p{Z}\\,=:#!*%{}+"]/gu;
const ODD_IN_TEXT = /[\p{Cc}\p{Cf}\p{Cs}\p{Cn}\p{Zl}\p{Zp}"\\]/gu;
const SHORT_ESCAPES = {'\n': '\\n', '\r': '\\r', '\t': '\\t', '"': '\\"', '\\': '\\\\'};

const hex4 = unit => unit.toString(16).padStart(4, '0');
const unitEscapes = text => text.split('').map(unit => '\\u' + hex4(unit.charCodeAt(0))).join('');
const escapedName = name => name.replace(ODD_IN_NAME, unitEscapes);
const pointEscape = point => point > 0xffff ? `\\u{${point.toString(16)}}` : '\\u' + hex4(point);
const escaped = text => text.replace(ODD_IN_TEXT, odd => SHORT_ESCAPES[odd] || pointEscape(odd.codePointAt(0)));
const grouped = count => String(count).replace(/\B(?=(\d{3})+$)/g, ',');
const more = (count, what) => count === 0 ? '' : ` … ${grouped(count)} more ${what}`;

/** Returns how many characters of a text are shown, without cutting a pair in two. */
function shown(text) {
    const cutsPair = (text.charCodeAt(SHOWN - 1) & 0xfc00) === 0xd800;
    return text.length <= SHOWN ? text.length : cutsPair ? SHOWN - 1 : SHOWN;
}

const cut = text => text.slice(0, shown(text)) + more(text.length - shown(text), 'characters');
const cutName = name => escapedName(name.slice(0, shown(name))) + more(name.length - shown(name), 'characters');
const quoted = text => `"${escaped(text.slice(0, shown(text)))}"${more(text.length - shown(text), 'characters')}`;
const OCTETS = Array.from({length: 256}, (none, octet) => octet.toString(16).padStart(2, '0'));
const hex = bytes => inParts(bytes.length, (from, to) => Array.from(bytes.subarray(from, to), octet => OCTETS[octet]).join(''));
const cutHex = bytes => hex(bytes.subarray(0, 24)) + more(Math.max(0, bytes.length - 24), 'bytes');

/** Returns the part of a class's name that people use. */
function simpleName(name) {
    const start = name.lastIndexOf('.') + 1;
    const dollar = name.lastIndexOf('$', name.length - 2);
    return name.slice(name.startsWith('$', start) ? start : Math.max(start, dollar + 1));
}

/** Decodes UTF-8; null if it is none. Names may hold halves of surrogate pairs, of three bytes each. */
function utf8(bytes, halves) {
    const parts = [];
    let units = [];
    for (let i = 0; i < bytes.length;) {
        const first = bytes[i++];
        const count = first < 0x80 ? 0 : first < 0xc2 ? -1 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : first < 0xf5 ? 3 : -1;
        let point = count === 0 ? first : first & 0x3f >> count;
        if (count < 0 || i + count > bytes.length) {
            return null;
        }
        for (const end = i + count; i < end; i++) {
            if (bytes[i] >> 6 !== 2) {
                return null;
            }
            point = point << 6 | bytes[i] & 0x3f;
        }
        const isHalf = point >> 11 === 27;
        if (count === 2 && (point < 0x800 || isHalf && !halves) || count === 3 && (point < 0x10000 || point > 0x10ffff)) {
            return null;
        }
        if (point > 0xffff) {
            units.push(0xd7c0 + (point >> 10));
        }
        units.push(point > 0xffff ? 0xdc00 | point & 0x3ff : point);
        if (units.length >= PART) {
            parts.push(String.fromCharCode(...units));
            units = [];
        }
    }
    return parts.join('') + String.fromCharCode(...units);
}

const PART = 8000;

/** Joins the texts of parts that no engine's stack is too small for. */
function inParts(count, part) {
    const parts = [];
    for (let i = 0; i < count; i += PART) {
        parts.push(part(i, Math.min(count, i + PART)));
    }
    return parts.join('');
}

const fromUnits = (count, unit) => inParts(count,
    (from, to) => String.fromCharCode(...Array.from({length: to - from}, (none, i) => unit(from + i))));

/* ---------------------------------------------------------------- bytes */

/** Reads bytes of which it trusts none. */
class Input {
    constructor(bytes, at, end) {
        Object.assign(this, {bytes, at, end, view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)});
    }

    get left() {
        return this.end - this.at;
    }

    broken(rule, offset = this.at) {
        return new Broken(rule, AGAIN, offset);
    }

    /** Moves past some bytes and returns where they begin. */
    skip(count) {
        if (count > this.left) {
            throw this.broken(`the payload is cut off: needed=${count}, remainingBytes=${this.left}`);
        }
        this.at += count;
        return this.at - count;
    }

    take(count) {
        const at = this.skip(count);
        return this.bytes.subarray(at, at + count);
    }

    octet() { return this.bytes[this.skip(1)]; }
    byte() { return this.view.getInt8(this.skip(1)); }
    short() { return this.view.getInt16(this.skip(2), true); }
    unit() { return this.view.getUint16(this.skip(2), true); }
    fixedInt() { return this.view.getUint32(this.skip(4), true); }
    fixedLong() { return this.view.getBigUint64(this.skip(8), true); }
    float() { return shortest(this.view.getFloat32(this.skip(4), true)); }
    double() { return this.view.getFloat64(this.skip(8), true); }

    boolean() {
        const value = this.octet();
        if (value > 1) {
            throw this.broken(`a boolean is 0 or 1: byte=${value}`, --this.at);
        }
        return value === 1;
    }

    /** Reads an unsigned number; one of more than 53 bits is rounded, as no rule lets it pass. */
    varint() {
        let value = 0;
        for (let scale = 1, i = 0; i < 8; i++, scale *= 128) {
            const next = this.octet();
            value += (next & 0x7f) * scale;
            if (next < 0x80) {
                return value;
            }
        }
        return value + this.octet() * 2 ** 56;
    }

    /** Reads an unsigned number of all its bits. */
    bigVarint() {
        const begin = this.at;
        const value = this.varint();
        if (value <= Number.MAX_SAFE_INTEGER) {
            return BigInt(value);
        }
        let exact = 0n;
        for (let i = this.at - 1; i >= begin; i--) {
            const isNinth = i - begin === 8;
            exact = exact << 7n | BigInt(isNinth ? this.bytes[i] : this.bytes[i] & 0x7f);
        }
        return exact;
    }

    long() {
        const value = this.bigVarint();
        return (value & 1n) === 1n ? -(value >> 1n) - 1n : value >> 1n;
    }

    int() {
        const begin = this.at;
        const value = this.varint();
        if (value > 0xffffffff) {
            this.at = begin;
            throw this.broken(`a number does not fit its slot: value=${new Input(this.bytes, begin, this.end).long()}`);
        }
        return value % 2 === 1 ? -(value - 1) / 2 - 1 : value / 2;
    }

    checkedCount(count, leastBytesEach) {
        if (count * leastBytesEach > this.left) {
            throw this.broken(`the payload announces more than it holds: count=${count}, remainingBytes=${this.left}`);
        }
        return count;
    }

    count(leastBytesEach) {
        return this.checkedCount(this.varint(), leastBytesEach);
    }

    /** Reads the length of an array that is not null. */
    length(bytesEach) {
        const value = this.varint();
        const length = value === 0 ? 0 : this.checkedCount(value - 1, bytesEach);
        if (value === 0) {
            throw this.broken('a value that is never null is null');
        }
        return length;
    }

    /** Reads a string, or null. */
    string() {
        const header = this.varint();
        if (header === 0) {
            return null;
        }
        const form = (header - 1) % 4;
        const count = this.checkedCount(Math.floor((header - 1) / 4), 1);
        if (form === 3) {
            throw this.broken(`a string has no such form: form=${form}`);
        }
        if (form === 1 && count % 2 !== 0) {
            throw this.broken(`a UTF-16 string has an even number of bytes: byteCount=${count}`);
        }
        const at = this.skip(count);
        if (form !== 2) {
            return form === 0
                ? fromUnits(count, i => this.bytes[at + i])
                : fromUnits(count / 2, i => this.view.getUint16(at + 2 * i, true));
        }
        const text = utf8(this.bytes.subarray(at, at + count), false);
        if (text === null) {
            throw this.broken('a string is not UTF-8');
        }
        return text;
    }

    text(rule = 'a value that is never null is null') {
        const text = this.string();
        if (text === null) {
            throw this.broken(rule);
        }
        return text;
    }
}

/** Returns the double with the fewest digits that means this float. */
function shortest(float) {
    for (let digits = 1; digits < 9; digits++) {
        const short = Number(float.toPrecision(digits));
        if (Math.fround(short) === float) {
            return short;
        }
    }
    return float;
}

/* ---------------------------------------------------------------- schemas */

const isUnqualified = name => name !== '' && !/[.;[/]/.test(name);
const isClass = name => name.split('.').every(isUnqualified);
const NAMES = {
    class: isClass, constant: isUnqualified, field: name => name !== '',
    key: name => isClass(name.slice(0, Math.max(0, name.lastIndexOf('#'))))
        && isUnqualified(name.slice(name.lastIndexOf('#') + 1).replace(/\//g, '#')),
};
const PRIMITIVES = KINDS.map(kind => kind.descriptor).filter(each => each.length === 1);
const PRIMITIVE_KINDS = PRIMITIVES.length;

/** Reads a schema, by the rules of a reader that trusts no byte of it. */
class SchemaReader {
    constructor(bytes) {
        Object.assign(this, {bytes, at: 0, texts: [...KNOWN_TEXTS], characters: 0});
        this.version = this.octet();
        if (this.version < 1 || this.version > 3) {
            throw new Broken(`A schema has another version: version=${this.version}, supported=1 to 3`);
        }
        this.typeName = this.name('class');
    }

    read() {
        const layouts = this.list(() => this.layout());
        layouts.forEach((layout, i) => this.require(i === 0 || layouts[i - 1].name < layout.name,
            'its classes are not in the order of their names, each once'));
        const formerNames = this.version === 2 ? [] : this.renames('class', 'class');
        if (this.version !== 2) {
            this.renames('key', 'field');
        }
        this.require(this.at === this.bytes.length, 'bytes follow it');
        return {typeName: this.typeName, layouts, hash: schemaHash(layouts), names: [this.typeName, ...formerNames]};
    }

    require(isRight, rule) {
        if (!isRight) {
            throw new Broken(`the payload carries no schema where it says so: ${rule}, offset=${this.at}`);
        }
    }

    layout() {
        const name = this.name('class');
        const form = this.octet();
        const levels = this.list(() => this.level(name));
        this.require(new Set(levels.map(each => each.owner)).size === levels.length,
            'a class stands twice among its own superclasses');
        this.require(levels.length <= 256, 'a class has too many superclasses');
        this.require((form & ~48) < FORMS.length, `no form has this number: form=${form}`);
        const layout = {
            name, levels, form: FORMS[form & ~48], replaces: (form & 16) !== 0, isFinal: (form & 32) !== 0,
            slots: levels.flatMap(level => level.slots), constants: [],
        };
        layout.constants = layout.form === 'ENUM' ? this.list(() => this.name('constant')) : [];
        layout.platform = levels.length > 0 && levels[0].isPlatform ? levels[0].owner : '';
        layout.hasLevelHooks = levels.some(level => level.hooks.length > 0 || level.namesFields);
        layout.hasHooks = layout.form === 'EXTERNALIZABLE' || layout.replaces || layout.hasLevelHooks;
        return layout;
    }

    level(typeName) {
        const owner = this.string(MOST_NAME);
        this.require(owner === '' || isClass(owner), 'the JVM accepts no such name');
        const flags = this.varint();
        return {
            owner: owner || typeName, isPlatform: (flags & 1) !== 0, namesFields: (flags & 2) !== 0,
            hooks: HOOKS.filter((hook, i) => (flags & 4 << i) !== 0), slots: this.list(() => this.slot()),
        };
    }

    slot() {
        const name = this.name('field');
        const octet = this.octet();
        const isArray = this.version !== 1 && (octet & 64) !== 0;
        const kind = octet & ~(isArray ? 192 : 128);
        this.require(kind < KINDS.length, `no kind of slot has this number: kind=${octet}`);
        const descriptor = KINDS[kind].descriptor || this.descriptor(isArray);
        const isPrimitive = kind < PRIMITIVE_KINDS;
        return {name, kind: KINDS[kind].name, isPrimitive, isNonNull: !isPrimitive && octet >= 128, descriptor};
    }

    descriptor(isArray) {
        const dimensions = isArray ? this.varint() : 0;
        let text = this.string(this.version === 1 ? MOST_DIMENSIONS + MOST_NAME + 2 : MOST_NAME + 2);
        this.require(dimensions <= MOST_DIMENSIONS, 'an array has too many dimensions');
        if (this.version !== 1) {
            const isWhole = text.includes(';') || dimensions > 0 && PRIMITIVES.includes(text);
            text = '['.repeat(dimensions) + (isWhole ? text : `L${text.replace(/\./g, '/')};`);
        }
        const element = text.replace(/^\[*/, '');
        const isNamed = /^L[^.]*;$/s.test(element) && isClass(element.slice(1, -1).replace(/\//g, '.'));
        this.require(text.length - element.length <= MOST_DIMENSIONS
            && (isNamed || text !== element && PRIMITIVES.includes(element)), 'this is no descriptor of a reference');
        return text;
    }

    /** Returns the former names of the schema's class. */
    renames(keys, former) {
        const renames = new Map(this.list(() => [this.name(keys), this.list(() => this.name(former))]));
        renames.forEach(names => this.require(names.length <= 64, 'something has too many former names'));
        return renames.get(this.typeName) || [];
    }

    list(element) {
        const count = this.varint();
        this.require(count <= this.bytes.length - this.at, 'a list has more elements than bytes are left');
        return Array.from({length: count}, element);
    }

    name(rule) {
        const name = this.string(rule === 'key' ? 2 * MOST_NAME + 1 : MOST_NAME);
        this.require(NAMES[rule](name), `the JVM accepts no such name: ${rule}=${escapedName(name)}`);
        return name;
    }

    string(most) {
        const text = this.version === 1 ? this.utf8(this.varint()) : this.packed();
        this.require(text.length <= most, `a name is too long: characters=${text.length}, limit=${most}`);
        return text;
    }

    packed() {
        const head = this.varint();
        const isEarlier = (head & 1) !== 0;
        const earlier = isEarlier ? this.texts[head >>> 2] : '';
        this.require(earlier !== undefined, 'no text stands at this place');
        const taken = (head & 3) === 3 ? this.varint() : isEarlier ? earlier.length : 0;
        this.require(taken <= earlier.length, 'a text is shorter than what is taken of it');
        const rest = (head & 3) === 3 ? this.utf8(this.varint()) : isEarlier ? '' : this.utf8(head >>> 1);
        const text = earlier.slice(0, taken) + rest;
        this.characters += text.length;
        this.require(this.characters <= 4096 + 8 * this.bytes.length, 'its texts are too long for its bytes');
        if ((head & 3) !== 1 && text !== '') {
            this.texts.push(text);
        }
        return text;
    }

    utf8(length) {
        this.require(length <= this.bytes.length - this.at, 'a text is longer than the bytes that are left');
        const text = utf8(this.bytes.subarray(this.at, this.at + length), true);
        this.require(text !== null, 'a text is no UTF-8');
        this.at += length;
        return text;
    }

    varint() {
        let value = 0;
        for (let scale = 1; scale <= 2 ** 28; scale *= 128) {
            const octet = this.octet();
            value += (octet & 0x7f) * scale;
            if (octet < 0x80) {
                break;
            }
            this.require(scale < 2 ** 28, 'a number is too large');
        }
        this.require(value <= 0x7fffffff, 'a number is too large');
        return value;
    }

    octet() {
        this.require(this.at < this.bytes.length, 'it ends too early');
        return this.bytes[this.at++];
    }
}

/** A 64-bit FNV-1a hash in two halves. */
class Hash {
    constructor() {
        Object.assign(this, {low: 0x84222325, high: 0xcbf29ce4});
    }

    octet(octet) {
        const low = (this.low ^ octet) >>> 0;
        // The prime is 2^40 + 0x1b3.
        this.high = (Math.imul(this.high, 0x1b3) + Math.floor(low * 0x1b3 / 2 ** 32) + (low << 8)) >>> 0;
        this.low = Math.imul(low, 0x1b3) >>> 0;
    }

    half(half) {
        [0, 8, 16, 24].forEach(shift => this.octet(half >>> shift & 0xff));
    }

    line(text) {
        for (const character of text + '\n') {
            const point = character.codePointAt(0);
            const others = point < 0x80 ? 0 : point < 0x800 ? 1 : point < 0x10000 ? 2 : 3;
            this.octet(others === 0 ? point : 0xff00 >> others + 1 & 0xff | point >> 6 * others);
            for (let i = others - 1; i >= 0; i--) {
                this.octet(0x80 | point >> 6 * i & 0x3f);
            }
        }
    }
}

/** Returns the hash of a layout's text, which its class dev.gridwire.codegen.layout.Fingerprint describes. */
function fingerprint(layout) {
    const hash = new Hash();
    const word = name => name.replace(/\[(?=[0-9a-f]{4})|[\0- ]|\p{Cs}/gu, odd => '[' + hex4(odd.charCodeAt(0)));
    const type = descriptor => descriptor.replace(/^(\[*)(L.*)$/s, (all, brackets, element) => brackets + word(element));
    hash.line('gridwire-layout 1');
    hash.line(`type ${word(layout.name)}`);
    hash.line(`form ${layout.form}${layout.isFinal ? ' final' : ''}`);
    if (layout.replaces) {
        hash.line('replace');
    }
    for (const level of layout.levels) {
        if (level.slots.length > 0 || level.hooks.length > 0 || level.namesFields || level.isPlatform) {
            hash.line(`level ${word(level.owner)} ${level.isPlatform ? 'PLATFORM' : 'USER'}${level.namesFields ? ' fields' : ''}`
                + level.hooks.map(hook => ' ' + hook).join(''));
        }
        level.slots.forEach(slot =>
            hash.line(`slot ${word(slot.name)} ${slot.kind} ${type(slot.descriptor)}${slot.isNonNull ? ' non-null' : ''}`));
    }
    layout.constants.forEach(each => hash.line(`constant ${word(each)}`));
    return hash;
}

function schemaHash(layouts) {
    const hash = new Hash();
    for (const {low, high} of layouts.map(fingerprint)) {
        hash.half(low);
        hash.half(high);
    }
    return hash.low;
}

/* ---------------------------------------------------------------- values of the JDK */

const pad = (number, digits = 2) => String(number).padStart(digits, '0');
const floorDiv = (some, by) => Math.floor(some / by);
const noValue = () => new Broken('this is no value of its type');
const within = (number, least, most) => {
    if (number < least || number > most) {
        throw noValue();
    }
    return number;
};

const year = number => (number > 9999 ? '+' : number < 0 ? '-' : '') + pad(Math.abs(number), 4);

/** The Gregorian calendar from days since 1970, with years that begin in March. */
function date(epochDay) {
    const days = Number(epochDay) + 719468;
    const era = floorDiv(days, 146097);
    const day = days - era * 146097;
    const yearOfEra = Math.floor((day - Math.floor(day / 1460) + Math.floor(day / 36524) - Math.floor(day / 146096)) / 365);
    const dayOfYear = day - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
    const shifted = Math.floor((5 * dayOfYear + 2) / 153);
    const month = shifted < 10 ? shifted + 3 : shifted - 9;
    return `${year(era * 400 + yearOfEra + (month <= 2 ? 1 : 0))}-${pad(month)}-`
        + pad(dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1);
}

const fraction = nanos => nanos === 0 ? '' : '.' + pad(nanos, 9).replace(/(000){1,2}$/, '');
const clock = (seconds, nanos) => `${pad(Math.floor(seconds / 3600))}:${pad(Math.floor(seconds / 60) % 60)}`
    + (seconds % 60 === 0 && nanos === 0 ? '' : ':' + pad(seconds % 60) + fraction(nanos));

function instant(seconds, nanos) {
    within(seconds, -31557014167219200n, 31556889864403199n);
    const day = floorDiv(Number(seconds / 43200n) - (seconds < 0n && seconds % 43200n !== 0n ? 1 : 0), 2);
    const rest = Number(seconds - BigInt(day) * 86400n);
    return `${date(day)}T${clock(rest, 0).padEnd(8, ':00')}${fraction(nanos)}Z`;
}

function instantOfMillis(millis) {
    const seconds = millis / 1000n - (millis % 1000n < 0n ? 1n : 0n);
    return instant(seconds, Number(millis - seconds * 1000n) * 1000000);
}

function duration(seconds, nanos) {
    const isNegative = seconds < 0n && nanos > 0;
    const whole = isNegative ? seconds + 1n : seconds;
    const [hours, minutes, rest] = [whole / 3600n, whole % 3600n / 60n, whole % 60n];
    const front = `PT${hours === 0n ? '' : hours + 'H'}${minutes === 0n ? '' : minutes + 'M'}`;
    if (rest === 0n && nanos === 0) {
        return front === 'PT' ? 'PT0S' : front;
    }
    const digits = nanos === 0 ? '' : '.' + pad(isNegative ? 1000000000 - nanos : nanos, 9).replace(/0+$/, '');
    return `${front}${isNegative && rest === 0n ? '-0' : rest}${digits}S`;
}

function offset(seconds) {
    const absolute = Math.abs(within(seconds, -64800, 64800));
    return seconds === 0 ? 'Z' : (seconds < 0 ? '-' : '+') + `${pad(Math.floor(absolute / 3600))}:`
        + pad(Math.floor(absolute / 60) % 60) + (absolute % 60 === 0 ? '' : ':' + pad(absolute % 60));
}

function monthDay(month, day) {
    const most = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][within(month, 1, 12) - 1];
    return `--${pad(month)}-${pad(within(day, 1, most))}`;
}

function period(years, months, days) {
    const parts = [[years, 'Y'], [months, 'M'], [days, 'D']].filter(([count]) => count !== 0);
    return 'P' + (parts.map(part => part.join('')).join('') || '0D');
}

/** An integer in two's complement, the highest byte first; a long one in hexadecimal digits. */
function integer(bytes) {
    if (bytes.length === 0) {
        throw noValue();
    }
    return bytes.length > 64 ? '0x' + cutHex(bytes) : String(BigInt.asIntN(8 * bytes.length, BigInt('0x' + hex(bytes))));
}

function decimal(scale, bytes) {
    const text = integer(bytes);
    if (text.startsWith('0x')) {
        return `${text}, scale ${scale}`;
    }
    const sign = text.startsWith('-') ? '-' : '';
    const digits = text.slice(sign.length);
    const exponent = digits.length - 1 - scale;
    if (scale === 0) {
        return text;
    }
    if (scale > 0 && exponent >= -6) {
        const padded = digits.padStart(scale + 1, '0');
        return `${sign}${padded.slice(0, -scale)}.${padded.slice(-scale)}`;
    }
    return sign + digits[0] + (digits.length > 1 ? '.' + digits.slice(1) : '')
        + (exponent === 0 ? '' : `E${exponent > 0 ? '+' : ''}${exponent}`);
}

/** A double as Java prints it. */
function javaDouble(number) {
    const sign = number < 0 || Object.is(number, -0) ? '-' : '';
    if (!Number.isFinite(number) || number === 0) {
        return number === 0 ? sign + '0.0' : String(number);
    }
    const [fraction, power] = Math.abs(number).toExponential().split('e');
    const digits = fraction.replace('.', '');
    const exponent = Number(power);
    if (exponent < -3 || exponent > 6) {
        return `${sign}${digits[0]}.${digits.slice(1) || '0'}E${exponent}`;
    }
    const padded = exponent < 0 ? '0'.repeat(-exponent) + digits : digits.padEnd(exponent + 2, '0');
    const point = Math.max(exponent, 0) + 1;
    return `${sign}${padded.slice(0, point)}.${padded.slice(point)}`;
}

function bits(bytes) {
    if (bytes.length > 8) {
        return `${bytes.length} bytes: ${cutHex(bytes)}`;
    }
    const set = Array.from({length: 8 * bytes.length}, (none, i) => i).filter(i => (bytes[i >> 3] >> (i & 7) & 1) === 1);
    return `{${set.join(', ')}}`;
}

const PRIMITIVE = {
    BOOLEAN: input => input.boolean(), BYTE: input => input.byte(), SHORT: input => input.short(),
    CHAR: input => String.fromCharCode(input.unit()), INT: input => input.int(), LONG: input => input.long(),
    FLOAT: input => input.float(), DOUBLE: input => input.double(),
};
const bytesOf = input => input.take(input.length(1));
const array = (input, width, read) => Array.from({length: input.length(width)}, () => read(input));
const shownText = input => quoted(input.text());
const nanosOf = input => {
    const nanos = input.varint();
    if (nanos > 999999999) {
        throw input.broken(`a second has no such nanosecond: nanos=${nanos}`);
    }
    return nanos;
};
const dateOf = input => date(within(input.long(), -365243219162n, 365241780471n));
const timeOf = input => {
    const header = input.varint();
    const nanos = header % 2 === 0 ? 0 : nanosOf(input);
    return clock(within(Math.floor(header / 2), 0, 86399), nanos);
};
const millisOf = input => instantOfMillis(input.long());
const signed = input => BigInt.asIntN(64, input.bigVarint());
const fairness = input => input.boolean() ? 'fair' : 'not fair';
const optional = read => input => input.boolean() ? read(input) : 'empty';
const address = input => {
    const host = input.string();
    return `${host === null ? '' : `host ${quoted(host)}, `}bytes ${cutHex(bytesOf(input))}`;
};
const uuid = input => [hex64(input.fixedLong()), hex64(input.fixedLong())].join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
const hex64 = number => number.toString(16).padStart(16, '0');
const locale = input => {
    const tag = input.string();
    return tag ?? `language ${shownText(input)}, country ${shownText(input)}, variant ${shownText(input)}`;
};
const calendar = input => {
    const front = ` in zone ${shownText(input)}, ${input.boolean() ? 'lenient' : 'not lenient'}, first day of week `
        + `${input.byte()}, minimal days in first week ${input.byte()}, Gregorian from ${millisOf(input)}`;
    return millisOf(input) + front;
};
const random = input => {
    const seed = `seed ${signed(input)}`;
    return input.boolean() ? `${seed}, next Gaussian ${javaDouble(input.double())}` : seed;
};
const mathContext = input => {
    const precision = input.int();
    return `precision ${precision}, ${ROUNDING[within(input.byte(), 0, ROUNDING.length - 1)]}`;
};
const classLiteral = input => {
    const dimensions = input.varint();
    if (dimensions > MOST_DIMENSIONS) {
        throw input.broken(`an array has too many dimensions: dimensions=${dimensions}`);
    }
    const name = input.text();
    if (name === '' || name[0] === '[') {
        throw input.broken('this is no name of a class');
    }
    return name + '[]'.repeat(dimensions);
};
const constant = input => {
    if (input.byte() !== 0) {
        throw input.broken('an object without content has some');
    }
    return '';
};

/** Reads the values that refer to no others, by the name of their type. Types not listed here are a text. */
const LEAVES = {
    BOOLEAN: PRIMITIVE.BOOLEAN, BYTE: PRIMITIVE.BYTE, SHORT: PRIMITIVE.SHORT, CHARACTER: PRIMITIVE.CHAR,
    INTEGER: PRIMITIVE.INT, LONG: PRIMITIVE.LONG, FLOAT: PRIMITIVE.FLOAT, DOUBLE: PRIMITIVE.DOUBLE,
    BIG_INTEGER: input => integer(bytesOf(input)), BIG_DECIMAL: input => decimal(input.int(), bytesOf(input)),
    UUID: uuid, MATH_CONTEXT: mathContext, LOCALE: locale, CLASS: classLiteral,
    OPTIONAL_INT: optional(PRIMITIVE.INT), OPTIONAL_LONG: optional(PRIMITIVE.LONG), OPTIONAL_DOUBLE: optional(PRIMITIVE.DOUBLE),
    BOOLEAN_ARRAY: input => array(input, 1, PRIMITIVE.BOOLEAN), BYTE_ARRAY: input => hex(bytesOf(input)),
    SHORT_ARRAY: input => array(input, 2, PRIMITIVE.SHORT),
    CHAR_ARRAY: input => fromUnits(input.length(2), () => input.unit()),
    INT_ARRAY: input => array(input, 4, () => input.fixedInt() | 0),
    LONG_ARRAY: input => array(input, 8, () => BigInt.asIntN(64, input.fixedLong())),
    FLOAT_ARRAY: input => array(input, 4, PRIMITIVE.FLOAT), DOUBLE_ARRAY: input => array(input, 8, PRIMITIVE.DOUBLE),
    INSTANT: input => instant(input.long(), nanosOf(input)), DURATION: input => duration(input.long(), nanosOf(input)),
    LOCAL_DATE: dateOf, JAPANESE_DATE: dateOf, HIJRAH_DATE: dateOf, MINGUO_DATE: dateOf, THAI_BUDDHIST_DATE: dateOf,
    LOCAL_TIME: timeOf, LOCAL_DATE_TIME: input => `${dateOf(input)}T${timeOf(input)}`,
    OFFSET_DATE_TIME: input => `${dateOf(input)}T${timeOf(input)}${offset(input.int())}`,
    ZONED_DATE_TIME: input => `${dateOf(input)}T${timeOf(input)}${offset(input.int())} in zone ${shownText(input)}`,
    OFFSET_TIME: input => `${timeOf(input)}${offset(input.int())}`, ZONE_OFFSET: input => offset(input.int()),
    YEAR: input => String(within(input.int(), -999999999, 999999999)),
    YEAR_MONTH: input => yearMonth(input.int(), input.byte()), MONTH_DAY: input => monthDay(input.byte(), input.byte()),
    PERIOD: input => period(input.int(), input.int(), input.int()),
    ATOMIC_INTEGER: PRIMITIVE.INT, ATOMIC_LONG: PRIMITIVE.LONG, LONG_ADDER: PRIMITIVE.LONG, DOUBLE_ADDER: PRIMITIVE.DOUBLE,
    ATOMIC_BOOLEAN: PRIMITIVE.BOOLEAN, DATE: millisOf, SQL_DATE: millisOf, SQL_TIME: millisOf,
    SQL_TIMESTAMP: input => `${millisOf(input)}, nanoseconds ${signed(input)}`, BIT_SET: input => bits(bytesOf(input)),
    INET4_ADDRESS: address, INET6_ADDRESS: input => `${address(input)}, scope ${BigInt.asIntN(64, signed(input) - 1n)}`,
    SIMPLE_TIME_ZONE: input => `${shownText(input)}, offset ${input.int()} ms`,
    RULED_TIME_ZONE: input => `${shownText(input)}, rules${Array.from({length: 13}, () => ' ' + input.int()).join('')}`,
    REENTRANT_LOCK: fairness, REENTRANT_READ_WRITE_LOCK: fairness,
    SEMAPHORE: input => `${input.int()} permits, ${fairness(input)}`,
    PATTERN: input => `${shownText(input)}, flags 0x${input.bigVarint().toString(16)}`, CALENDAR: calendar, RANDOM: random,
};
LEAVES.ATOMIC_INTEGER_ARRAY = LEAVES.INT_ARRAY;
LEAVES.ATOMIC_LONG_ARRAY = LEAVES.LONG_ARRAY;

function yearMonth(number, month) {
    within(number, -999999999, 999999999);
    const shownYear = number < 0 ? '-' + pad(-number, 4) : pad(number, 4);
    return `${shownYear}-${pad(within(month, 1, 12))}`;
}

const readText = input => input.text();

function leaf(type, input) {
    const begin = input.at;
    try {
        return (type.family === '0' ? constant : LEAVES[type.name] || readText)(input);
    } catch (e) {
        throw e instanceof Broken && e.offset >= 0 ? e : new Broken(`${e.message}: type=${type.name}`, AGAIN, begin);
    }
}

/* ---------------------------------------------------------------- the tree */

/** Builds the tree that the command prints as JSON. */
class Tree {
    constructor(mostValues) {
        Object.assign(this, {result: {}, steps: [], open: [], start: '', section: '', count: 0, mostValues});
    }

    begin(section) {
        Object.assign(this, {section, steps: [], open: []});
    }

    within(step, body) {
        this.steps.push(step);
        const result = body();
        this.steps.pop();
        return result;
    }

    path() {
        const path = this.start + escaped(this.steps.join(''));
        return path.length <= 400 ? path : `${path.slice(0, 200)} … ${path.slice(-200)}`;
    }

    print(node) {
        if (++this.count > this.mostValues) {
            throw new Broken(`the payload has too many values to show: limit=${this.mostValues}`, 'raise the limit');
        }
        const depth = this.steps.length;
        this.open.length = depth;
        if (depth > 0) {
            attach(this.open[depth - 1], this.steps[depth - 1], node);
        } else if (this.section === 'deferred') {
            (this.result.deferred ??= []).push(node);
        } else {
            this.result[this.section] = node;
        }
        this.open.push({node, names: null});
    }
}

/** Adds a part to the value around it. Names come from the payload, so that no object with a prototype takes them. */
function attach(around, step, part) {
    const {node} = around;
    if (step.startsWith('[entry ')) {
        const entries = node.entries ??= [];
        if (step.endsWith('.key')) {
            entries.push({key: part});
        } else {
            entries[entries.length - 1].value = part;
        }
    } else if (step.startsWith('[')) {
        (node.elements ??= []).push(part);
    } else {
        node.fields ??= Object.create(null);
        around.names ??= new Map();
        node.fields[unique(around.names, step.slice(1))] = part;
    }
}

function unique(names, name) {
    let candidate = name;
    while (names.has(candidate)) {
        names.set(name, names.get(name) + 1);
        candidate = `${name} (${names.get(name)})`;
    }
    names.set(candidate, 1);
    return candidate;
}

/** Makes a value of the tree; members that do not apply are left out. */
function node(offset, {type, naming, handle = -1, isBack, isLater, note, value}) {
    const made = {offset};
    if (type) {
        made.type = type;
    }
    if (naming) {
        made.named = naming.how;
        if (naming.schema) {
            made.schema = naming.schema;
            made.state = naming.state;
        }
    }
    if (handle >= 0) {
        made[isBack ? 'back' : 'handle'] = handle;
    }
    if (isLater) {
        made.deferred = true;
    }
    if (note) {
        made.note = note;
    }
    if (value !== undefined) {
        made.value = value;
    }
    return made;
}

/* ---------------------------------------------------------------- types */

const JDK_NAMES = new Map(JDK.map(row => [row.name, row]));
const JDK_CLASSES = new Map([...JDK].reverse().flatMap(row => row.classes.map(name => [name, row])));
const JDK_NUMBERS = new Map(JDK.map(row => [row.number, jdkType(row)]));
const ELSEWHERE = 'its schema is not in the payload: gridwire inspect finds it with --classpath or --schemas';

/** Returns the type of a row of the table. Its element is the form in which arrays hold its objects. */
function jdkType(row) {
    const shape = 'CP'.includes(row.family) ? 'container' : 'HIW'.includes(row.family) ? 'parts'
        : row.name === 'PROXY' ? 'proxy' : row.name === 'SERIALIZED_LAMBDA' ? 'lambda' : 'leaf';
    return {
        shape, row, text: row.text, simple: row.text, hasIdentity: !'NTD'.includes(row.family) && row.name !== 'CLASS',
        isDeferrable: shape === 'container', isMadeOfParts: shape !== 'container', isStrict: row.family === 'I' && row.isKeyed,
        element: row.name === 'STRING' ? 'STRING' : row.isFinal ? 'ONE' : 'NAMED',
    };
}

const named = (shape, name, facts) => ({shape, text: escapedName(name), simple: simpleName(escapedName(name)), ...facts});
/** An interface or an abstract class, as the component of an array. */
const abstractType = name => named('none', name, {element: 'NAMED'});

function arrayType(component) {
    component.array ??= {
        shape: 'array', component, text: component.text + '[]', simple: component.simple + '[]', hasIdentity: true,
        isDeferrable: true, element: 'DECLARED',
    };
    return component.array;
}

const classOf = descriptor => descriptor.slice(1, -1).replace(/\//g, '.');
/** Returns the part in front of what a class inherits from a container of the JDK; undefined if it is none. */
const inheritedHead = name => PARENTS.get(JDK_CLASSES.get(name)?.name);

/** Returns what a class inherits from the JDK. */
function platformKind(name) {
    const isThrowable = /(Exception|Error|Throwable|ThreadDeath)$/.test(name) || STATES.has(name);
    return inheritedHead(name) !== undefined ? 'CONTAINER' : VALUES.get(name) || (isThrowable ? 'THROWABLE' : '');
}

/** The types of a schema, each made when it is needed, as a class may hold its own type. */
class SchemaTypes {
    constructor(layouts) {
        Object.assign(this, {layouts: new Map(layouts.map(layout => [layout.name, layout])), types: new Map()});
    }

    get(name) {
        if (!this.types.has(name)) {
            this.types.set(name, this.make(name));
        }
        return this.types.get(name);
    }

    make(name) {
        const layout = this.layouts.get(name);
        if (!layout) {
            throw new Broken(`the class is missing: class=${cutName(name)}`, ELSEWHERE);
        }
        const isEnum = layout.form === 'ENUM';
        const isRecord = layout.form === 'RECORD';
        const platform = platformKind(layout.platform);
        const isHooked = layout.hasHooks || platform !== '';
        const isLast = isRecord || layout.isFinal && platform !== 'CONTAINER';
        return named(isEnum ? 'enum' : isHooked ? 'hooked' : 'plain', name, {
            layout, platform, schema: this, hasIdentity: !isEnum && !layout.replaces, isMadeOfParts: isRecord,
            element: isEnum ? 'ENUM' : isLast && !layout.replaces ? 'ONE' : 'DECLARED',
            takesFields: !isEnum && layout.form !== 'EXTERNALIZABLE', isDeferrable: !isHooked && !isRecord,
            isStrict: isHooked ? layout.hasHooks : isRecord,
            isHashedByIdentity: !isRecord && platform !== 'CONTAINER' && platform !== 'CONSTRUCTED',
        });
    }

    /** Returns the form of a slot's values. */
    form({kind, descriptor}) {
        const layout = this.layouts.get(classOf(descriptor));
        switch (kind) {
            case 'STRING': case 'ENUM': return kind;
            case 'REFERENCE_ARRAY': return 'DECLARED';
            case 'RECORD': case 'OBJECT': return layout?.replaces ? 'DECLARED' : 'ONE';
            case 'COLLECTION': case 'MAP': case 'POLYMORPHIC': return layout ? 'DECLARED' : 'NAMED';
            case 'VALUE': return JDK_CLASSES.get(classOf(descriptor))?.isFinal ? 'ONE' : 'NAMED';
            default: return 'ONE';
        }
    }

    /** Returns the type of objects of exactly the declared class. */
    target(descriptor) {
        const row = JDK_CLASSES.get(descriptor) || JDK_CLASSES.get(classOf(descriptor));
        if (row) {
            return JDK_NUMBERS.get(row.number);
        }
        if (descriptor[0] === '[') {
            return arrayType(this.target(descriptor.slice(1)));
        }
        const name = classOf(descriptor);
        return this.layouts.has(name) ? this.get(name) : abstractType(name);
    }
}

/* ---------------------------------------------------------------- the reader */

/** Reads one payload. Each value prints itself into the tree; methods that read one return whether it is not null. */
class Reader {
    constructor(bytes, limits) {
        const seal = sealOf(bytes);
        Object.assign(this, {
            bytes, limits, seal, input: new Input(bytes, 0, seal.offset), tree: new Tree(limits.values),
            namedTypes: [], naming: null, objects: [], handles: 0, deferred: [],
            depth: 0, strictness: 0, pending: 0, keys: 0, schemaBytes: 0,
        });
    }

    read() {
        const {input, tree, deferred} = this;
        this.header();
        tree.begin('root');
        this.polymorphic(null, 1);
        for (let i = 0; i < deferred.length; i++) {
            this.comeLater(deferred[i]);
        }
        if (input.left > 0) {
            throw input.broken(`bytes follow the payload: trailingBytes=${input.left}`);
        }
        this.showSeal();
        return Object.assign(tree.result, {bytes: this.bytes.length, objects: this.handles, namedTypes: this.namedTypes.length});
    }

    header() {
        const header = this.input.octet();
        if (header >> 6 !== 2) {
            throw this.input.broken(`this is no payload: firstByte=${header}`);
        }
        const version = header >> 3 & 7;
        if (version !== 1) {
            throw new Broken(`The payload has another format version: version=${version}, supported=1`,
                'use a Gridwire that knows it', 0);
        }
        Object.assign(this, {refersBack: (header & 4) !== 0, isKeyed: (header & 2) !== 0});
        this.tree.begin('header');
        this.print(0, {note: 'version 1' + (this.refersBack ? ', something refers back' : '')
            + (this.isKeyed ? ', some container hashes or compares objects' : '')});
    }

    showSeal() {
        const {kind, offset} = this.seal;
        if (kind) {
            const state = kind.name !== 'crc32c' ? 'not checked: that takes the key'
                : isIntact(this.bytes, offset) ? 'matches' : 'does not match: the bytes were altered';
            this.tree.begin('seal');
            this.print(offset, {note: `${kind.name}, ${state}`});
        }
    }

    print(at, line) {
        this.tree.print(node(at, line));
        return line.value !== null;
    }

    require(isRight, rule) {
        if (!isRight) {
            throw this.input.broken(rule());
        }
    }

    /* Slots */

    slot(form, target) {
        const at = this.input.at;
        switch (form) {
            case 'STRING': return this.stringSlot(at);
            case 'ENUM': return this.enumSlot(target(), at);
            case 'ONE': return this.monomorphic(target(), at);
            default: return this.polymorphic(form === 'DECLARED' ? target : null, at);
        }
    }

    stringSlot(at) {
        const value = this.input.string();
        return this.print(at, value === null ? {value} : {type: 'String', value});
    }

    enumSlot(type, at) {
        const index = this.input.varint();
        this.require(index === 0 || type.shape === 'enum', () => `the class is no enum: class=${type.text}`);
        return index === 0 ? this.print(at, {value: null}) : this.constant(type, index, at);
    }

    polymorphic(declared = null, at = this.input.at) {
        const first = this.input.varint();
        if (first === TAGS.NULL) {
            return this.print(at, {value: null});
        }
        if (first === TAGS.BACK) {
            return this.back(this.input.varint(), at);
        }
        const hasFields = first === TAGS.UNKNOWN_FIELDS;
        const second = hasFields ? this.input.varint() : first;
        const isLater = second === TAGS.DEFERRED;
        const tag = isLater ? this.input.varint() : second;
        this.require(tag !== TAGS.DECLARED || declared !== null, () => 'objects of this slot name their type');
        return this.object(tag === TAGS.DECLARED ? declared() : this.type(tag), at, isLater, hasFields);
    }

    monomorphic(type, at = this.input.at) {
        const first = this.input.varint();
        if (first === TAGS.NULL) {
            return this.print(at, {value: null});
        }
        const hasFields = first === TAGS.SAME_UNKNOWN_FIELDS && type.takesFields;
        const tag = hasFields ? this.input.varint() : first;
        if (tag === TAGS.SAME_NEW || tag === TAGS.SAME_DEFERRED && (type.hasIdentity || hasFields)) {
            return this.object(type, at, tag === TAGS.SAME_DEFERRED, hasFields);
        }
        this.require(!hasFields && tag >= TAGS.SAME_BACK && type.hasIdentity,
            () => `a slot of one type has no such tag: tag=${tag}`);
        return this.back(tag - TAGS.SAME_BACK, at);
    }

    back(distance, at) {
        const handle = this.handles - 1 - distance;
        this.require(handle >= 0, () => `a reference goes back too far: distance=${distance}`);
        this.require(this.refersBack, () => 'the header says that nothing refers back');
        const type = this.objects[handle];
        this.require(type, () => `an object that is made of its parts contains itself: handle=${handle}`);
        this.requireKeyed();
        return this.print(at, {type: type.text, handle, isBack: true});
    }

    /* Types */

    type(first = this.input.varint()) {
        let tag = first;
        let dimensions = 0;
        while (tag === TAGS.FIRST_TYPE + TAGS.ARRAY_TYPE) {
            if (++dimensions > MOST_DIMENSIONS) {
                throw new Broken(`An array has too many dimensions: limit=${MOST_DIMENSIONS}`);
            }
            tag = this.input.varint();
        }
        let type = this.component(tag);
        for (; dimensions > 0; dimensions--) {
            type = arrayType(type);
        }
        return type;
    }

    component(tag) {
        if ([TAGS.BY_ID, TAGS.BY_NAME, TAGS.CARRIED].includes(tag)) {
            return this.newlyNamed(tag === TAGS.CARRIED ? this.input.varint() : tag, tag === TAGS.CARRIED);
        }
        const number = tag - TAGS.FIRST_TYPE;
        this.require(number >= 0, () => `no type has this tag: tag=${tag}`);
        if (number >= TAGS.FIRST_NAMED_TYPE) {
            const index = number - TAGS.FIRST_NAMED_TYPE;
            this.require(index < this.namedTypes.length,
                () => `the payload named no such type: index=${index}, named=${this.namedTypes.length}`);
            return this.namedTypes[index];
        }
        const whole = number === TAGS.RARE_TYPE ? this.input.varint() + TAGS.RARE_TYPE + 1 : number;
        this.require(JDK_NUMBERS.has(whole) && whole !== TAGS.ARRAY_TYPE,
            () => `no type of the JDK has this number: number=${whole}`);
        return JDK_NUMBERS.get(whole);
    }

    newlyNamed(tag, isCarried) {
        const {types} = this.limits;
        this.require(this.namedTypes.length < types, () => `The payload names too many types: limit=${types}`);
        this.require(tag === TAGS.BY_ID || tag === TAGS.BY_NAME, () => `a schema follows a class only: tag=${tag}`);
        const id = tag === TAGS.BY_ID ? this.input.varint() : -1;
        const name = tag === TAGS.BY_ID ? '' : this.typeName(isCarried);
        const hash = this.input.fixedInt();
        this.naming = {how: id < 0 ? 'by name' : `id ${id}`, schema: '', state: ''};
        const type = isCarried ? this.carried(name, hash) : this.elsewhere(name, hash, id);
        this.namedTypes.push(type);
        return type;
    }

    /** Reads the name of a class; empty if only the schema has it. */
    typeName(isCarried) {
        const {input} = this;
        if (isCarried && input.left > 0 && input.bytes[input.at] === TAGS.NAMED_BY_SCHEMA) {
            input.at++;
            return '';
        }
        const name = input.string();
        this.require(name && name[0] !== '[', () => 'this is no name of a class');
        return name;
    }

    carried(name, hash) {
        const bytes = this.input.take(this.input.count(1));
        this.schemaBytes += bytes.length;
        this.require(this.schemaBytes <= this.limits.schemaBytes, () => 'The payload carries schemas that are too long');
        const schema = new SchemaReader(bytes).read();
        this.require(schema.hash === hash, () => 'the schema that the payload carries is not the one that it names');
        this.requireNamed(schema.typeName);
        this.require(name === '' || schema.names.includes(name), () => "the schema that the payload carries is another class's");
        Object.assign(this.naming, {schema: hash.toString(16).padStart(8, '0'), state: 'carried'});
        return schema.layouts.length === 0 ? abstractType(schema.typeName) : new SchemaTypes(schema.layouts).get(schema.typeName);
    }

    /** Returns a type without a schema, which only interfaces and abstract classes have. */
    elsewhere(name, hash, id) {
        if (id >= 0) {
            throw new Broken(`no class is registered with the id: id=${id}`, ELSEWHERE);
        }
        this.requireNamed(name);
        if (hash !== 0) {
            throw new Broken(`the class is missing: class=${cutName(name)}`, ELSEWHERE);
        }
        return abstractType(name);
    }

    requireNamed(name) {
        this.require(!JDK_CLASSES.has(name), () => `this type of the JDK goes by its number: class=${escapedName(name)}`);
    }

    takeNaming() {
        const {naming} = this;
        this.naming = null;
        return naming;
    }

    /** Reads a type that stands alone, and returns it with its text. */
    typeWithText() {
        const type = this.type();
        const naming = this.takeNaming();
        const schema = naming?.schema ? `schema ${naming.schema}, ${naming.state}` : 'no schema';
        return {type, text: naming ? `${type.text} (${naming.how}, ${schema})` : type.text};
    }

    /* Objects */

    object(type, at, isLater, hasFields) {
        this.require(!hasFields || type.takesFields, () => `objects of this class have no unknown fields: class=${type.text}`);
        const isAmongKeys = this.keys > 0 && type.shape !== 'plain';
        this.require(!isLater || type.isDeferrable && this.strictness === 0 && !isAmongKeys,
            () => `the object cannot be deferred: class=${type.text}`);
        if (type.shape === 'leaf') {
            return this.leaf(type, at);
        }
        if (type.shape === 'enum') {
            return this.constant(type, this.input.varint(), at);
        }
        if (this.depth + (isLater ? 0 : 1) > this.limits.depth) {
            throw new Broken(`The object graph is too deep: limit=${this.limits.depth}`);
        }
        const {keys, strictness} = this;
        const handle = this.newHandle();
        const line = {...this.line(type, handle), isLater};
        this.depth++;
        this.strictness += type.isStrict ? 1 : 0;
        this.keys = this.isKeyed && type.isHashedByIdentity ? 0 : keys;
        this[type.shape](type, line, at, hasFields);
        this.keep(handle, type);
        Object.assign(this, {depth: this.depth - 1, strictness, keys});
        return true;
    }

    /** Starts the line of a new value. */
    line(type, handle) {
        if (this.tree.steps.length === 0) {
            this.tree.start = cut(type.simple);
        }
        return {type: type.text, naming: this.takeNaming(), handle};
    }

    newHandle() {
        this.requireKeyed();
        return this.handles++;
    }

    requireKeyed() {
        this.require(this.keys === 0 || this.isKeyed,
            () => 'the header says that no container hashes or compares objects with an identity');
    }

    keep(handle, type) {
        if (this.refersBack) {
            this.objects[handle] = type;
        }
    }

    leaf(type, at) {
        const line = this.line(type, type.hasIdentity ? this.handles : -1);
        this.print(at, {...line, value: leaf(type.row, this.input)});
        if (type.hasIdentity) {
            this.keep(this.newHandle(), type);
        }
        return true;
    }

    constant(type, index, at) {
        const {constants} = type.layout;
        this.require(index > 0 && index <= constants.length,
            () => `the enum has no such constant: enum=${type.text}, index=${index - 1}`);
        return this.print(at, {...this.line(type, -1), value: constants[index - 1]});
    }

    none(type) {
        this.require(false, () => `there are no objects of exactly this type: type=${type.text}`);
    }

    /** Reads the content of an object now, or behind the root. */
    fill(type, line, content) {
        if (!type.isMadeOfParts) {
            this.keep(line.handle, type);
        }
        if (line.isLater) {
            this.deferred.push({type, handle: line.handle, content});
        } else {
            content(null);
        }
    }

    comeLater({type, handle, content}) {
        this.tree.begin('deferred');
        this.tree.start = cut(`#${handle} ${type.simple}`);
        this.depth = 1;
        content({at: this.input.at, line: {type: type.text, handle}});
        this.depth = 0;
    }

    plain(type, line, at, hasFields) {
        this.print(at, line);
        this.fill(type, line, later => {
            if (later) {
                this.print(later.at, later.line);
            }
            this.fieldsAnd(hasFields, type.isMadeOfParts, () => this.fields(type, type.layout.slots));
        });
    }

    /** Reads parts of an object, and its unknown fields in front of them or behind. */
    fieldsAnd(hasFields, isFront, parts) {
        if (hasFields && isFront) {
            this.unknownFields();
        }
        parts();
        if (hasFields && !isFront) {
            this.unknownFields();
        }
    }

    unknownFields() {
        for (let count = this.input.count(3); count > 0; count--) {
            const name = this.input.string();
            this.require(name, () => 'this is no name of another field');
            this.tree.within('.+' + cutName(name), () => this.polymorphic());
        }
    }

    fields({schema}, slots) {
        for (const slot of slots) {
            this.tree.within('.' + escapedName(slot.name), () => slot.isPrimitive
                ? this.primitive(slot.kind)
                : this.slot(schema.form(slot), () => schema.target(slot.descriptor)));
        }
    }

    primitive(kind) {
        const at = this.input.at;
        return this.print(at, {type: kind.toLowerCase(), value: PRIMITIVE[kind](this.input)});
    }

    array(type, line, at) {
        const length = this.announced(1);
        this.print(at, {...line, note: `length ${length}`});
        this.fill(type, line, later => {
            if (later) {
                this.print(later.at, later.line);
            }
            for (let i = 0; i < length; i++) {
                this.pending--;
                this.tree.within(`[${i}]`, () => this.slot(type.component.element, () => type.component));
            }
        });
    }

    /* Containers */

    /** Reads a count of elements. No two containers may count on the same bytes. */
    announced(bytesEach) {
        const count = this.input.count(bytesEach);
        this.require(count * bytesEach <= this.input.left - this.pending, () => 'the payload announces more than it holds: count='
            + `${count}, remainingBytes=${this.input.left}, pendingBytes=${this.pending}`);
        this.pending += count * bytesEach;
        return count;
    }

    container(type, line, at) {
        const {row} = type;
        const part = {COMPARATOR: '.comparator', DEFAULTS: '.defaults'}[row.head];
        const note = row.head === 'ENUM' ? `of ${this.enumText()}` : row.head === 'CAPACITY' ? this.capacity(row) : '';
        if (part || line.isLater) {
            this.print(at, {...line, note});
        }
        if (part) {
            this.tree.within(part, () => this.polymorphic());
        }
        this.fill(type, line, later => {
            if (later) {
                this.contents(row, later.line, later.at);
            } else if (part) {
                this.tree.within('.content', () => this.contents(row, {}, this.input.at));
            } else {
                this.contents(row, {...line, note}, at);
            }
        });
    }

    enumText() {
        const {type, text} = this.typeWithText();
        this.require(type.shape === 'enum', () => `this is no enum: class=${type.text}`);
        return text;
    }

    capacity(row) {
        const capacity = this.input.varint();
        const fairness = this.input.boolean() ? ', fair' : '';
        this.require(capacity > 0 && capacity <= 0x7fffffff, () => `no queue has such a capacity: capacity=${capacity}`);
        for (let i = row.name === 'ARRAY_BLOCKING_QUEUE' ? Math.floor(capacity / 8) : 0; i > 0; i--) {
            this.require(this.input.byte() === 0, () => 'a free place of a queue is not free');
        }
        return `capacity ${capacity}${fairness}`;
    }

    contents(row, line, at) {
        if (row.isMap) {
            this.entries(row, line, at);
        } else {
            this.keys += row.isKeyed ? 1 : 0;
            this.elements(line, at, 'element');
            this.keys -= row.isKeyed ? 1 : 0;
        }
    }

    printContainer(line, at, notes) {
        this.print(at, {...line, note: [line.note, ...notes].filter(each => each).join(', ')});
    }

    /** Reads elements, and returns how many there were, and whether one was null. */
    elements(line, at, word) {
        const count = this.announced(1);
        let hasNull = false;
        if (count === 0) {
            this.printContainer(line, at, ['empty']);
            return {count, hasNull};
        }
        const form = this.form('');
        this.printContainer(line, at, [`${count} ${word}${count === 1 ? '' : 's'}`, form.text]);
        for (let i = 0; i < count; i++) {
            const isThere = this.tree.within(`[${i}]`, () => this.element(form));
            hasNull ||= !isThere;
        }
        return {count, hasNull};
    }

    entries(row, line, at) {
        const count = this.announced(2);
        if (count === 0) {
            this.printContainer(line, at, ['empty']);
            return;
        }
        const keys = this.form('keys ');
        const values = this.form('values ');
        this.printContainer(line, at, [`${count} ${count === 1 ? 'entry' : 'entries'}`, keys.text, values.text]);
        for (let i = 0; i < count; i++) {
            this.keys += row.isKeyed ? 1 : 0;
            this.tree.within(`[entry ${i}].key`, () => this.element(keys));
            this.keys -= row.isKeyed ? 1 : 0;
            this.tree.within(`[entry ${i}].value`, () => this.element(values));
        }
    }

    form(what) {
        const mode = this.input.varint();
        if (mode === TAGS.EACH_NAMED) {
            return {mode, text: ''};
        }
        this.require(mode === TAGS.ONE_BARE || mode === TAGS.ONE_TYPE, () => `a container has no such mode: mode=${mode}`);
        const {type, text} = this.typeWithText();
        const isBare = mode === TAGS.ONE_BARE;
        this.require(!isBare || !type.hasIdentity, () => `objects with an identity cannot be bare: class=${type.text}`);
        return {mode, type, text: what + (isBare ? 'bare ' : 'of type ') + text};
    }

    element({mode, type}) {
        this.pending--;
        if (mode !== TAGS.ONE_BARE) {
            return mode === TAGS.ONE_TYPE ? this.monomorphic(type) : this.polymorphic();
        }
        this.require(type.shape === 'leaf' || type.shape === 'enum',
            () => `there are no objects of exactly this type: type=${type.text}`);
        return this.object(type, this.input.at, false, false);
    }

    /* Objects that are made of their parts */

    parts(type, line, at) {
        const {row} = type;
        if (row.family === 'I') {
            this.contents(row, line, at);
        } else if (row.family === 'W') {
            this.print(at, line);
            this.required('.shown', `a view cannot show null: type=${row.name}`);
        } else {
            const {count, hasNull} = this.elements(line, at, 'part');
            this.require(count >= row.least && count <= row.most && !(hasNull && row.isNonNull),
                () => `an object has the wrong parts: type=${row.name}`);
        }
    }

    proxy(type, line, at) {
        const count = this.input.count(1);
        this.require(count <= 64, () => `a proxy has too many interfaces: interfaces=${count}, limit=64`);
        const names = Array.from({length: count}, () => {
            const name = this.input.string();
            this.require(name && name[0] !== '[', () => 'this is no name of an interface');
            return cutName(name);
        });
        this.print(at, {...line, note: cut(count === 0 ? '' : ' of ' + names.join(', ')).slice(1)});
        this.required('.handler', 'a proxy has no handler');
    }

    lambda(type, line, at) {
        const texts = count => Array.from({length: count}, () => this.input.text('a text of a lambda is null'));
        const [capturing] = texts(4);
        const kind = this.input.varint();
        this.require(kind <= 9, () => `no method has such a kind: kind=${kind}`);
        texts(4);
        const count = this.input.count(1);
        this.print(at, {...line, note: `in ${cutName(capturing)}`});
        for (let i = 0; i < count; i++) {
            this.tree.within(`.captured[${i}]`, () => this.polymorphic());
        }
    }

    /* Classes with hooks, or with a part of the JDK's */

    hooked(type, line, at, hasFields) {
        const {layout, platform} = type;
        if (!type.isMadeOfParts) {
            this.keep(line.handle, type);
        }
        this.print(at, line);
        if (layout.form === 'EXTERNALIZABLE') {
            this.items(null);
            return;
        }
        this.inherited(platform, layout.platform);
        this.fieldsAnd(hasFields, type.isMadeOfParts || layout.hasLevelHooks,
            () => layout.levels.filter(level => !level.isPlatform).forEach(level => this.level(type, level)));
    }

    level(type, level) {
        if (level.hooks.includes('READ_OBJECT_NO_DATA') && !this.input.boolean()) {
            return;
        }
        const defaults = () => level.namesFields ? this.namedFields() : this.fields(type, level.slots);
        if (level.hooks.includes('WRITE_OBJECT')) {
            this.items(defaults);
        } else {
            defaults();
        }
    }

    /** Reads what the class's own code wrote. */
    items(defaults) {
        for (let i = 0; ; i++) {
            const at = this.input.at;
            const item = this.input.varint();
            if (item === ITEMS.END) {
                return;
            }
            if (item === ITEMS.FIELDS) {
                this.require(defaults, () => 'an Externalizable has no default fields');
                defaults();
            } else {
                this.tree.within(`.item[${i}]`, () => this.item(at, item - ITEMS.OBJECT));
            }
        }
    }

    item(at, byteCount) {
        if (byteCount === 0) {
            this.polymorphic();
            return;
        }
        this.require(byteCount <= this.input.left, () => 'a block is longer than the rest of the payload: bytes='
            + `${byteCount}, remainingBytes=${this.input.left}`);
        this.input.skip(byteCount);
        this.print(at, {note: byteCount === 1 ? '1 byte' : `${byteCount} bytes`});
    }

    namedFields() {
        for (let count = this.input.count(3); count > 0; count--) {
            const name = this.input.string();
            this.tree.within('.' + cutName(String(name)), () => {
                const code = this.input.octet();
                const kind = PRIMITIVES.indexOf(String.fromCharCode(code));
                this.require(kind >= 0 || code === 76, () => `no field has such a type: code=${code}`);
                return kind >= 0 ? this.primitive(KINDS[kind].name) : this.polymorphic();
            });
        }
    }

    inherited(kind, className) {
        switch (kind) {
            case 'CONTAINER': return this.inheritedContainer(JDK_CLASSES.get(className));
            case 'DATE': return this.value('.time', 'LONG');
            case 'LOCK': return this.value('.fair', 'BOOLEAN');
            case 'PERMISSION': return this.tree.within('.name', () => this.stringSlot(this.input.at));
            case 'CONSTRUCTED': return this.state();
            case 'THROWABLE': return this.throwable(className);
            case 'HOOKED': return this.items(() => this.namedFields());
            default: return undefined;
        }
    }

    value(step, kind) {
        return this.tree.within(step, () => this.primitive(kind));
    }

    reference(step) {
        return this.tree.within(step, () => this.polymorphic());
    }

    required(step, rule) {
        this.tree.within(step, () => this.require(this.polymorphic(), () => rule));
    }

    state() {
        this.tree.within('.state', () => this.elements({}, this.input.at, 'part'));
    }

    inheritedContainer(row) {
        const head = inheritedHead(row.classes[0]);
        const at = this.input.at;
        if (head === 'COMPARATOR') {
            this.reference('.comparator');
        } else if (head === 'ACCESS_ORDER') {
            this.value('.accessOrder', 'BOOLEAN');
        } else if (head === 'ENUM') {
            const note = this.enumText();
            this.tree.within('.keys', () => this.print(at, {note}));
        }
        this.tree.within('.content', () => this.contents(row, {}, this.input.at));
        if (head === 'DEFAULTS') {
            this.reference('.defaults');
        }
    }

    throwable(className) {
        if (STATES.has(className)) {
            this.state();
        } else {
            this.tree.within('.message', () => this.stringSlot(this.input.at));
        }
        this.reference('.cause');
        const count = this.input.count(1);
        for (let i = 0; i < count; i++) {
            this.required(`.suppressed[${i}]`, 'a throwable cannot suppress null or itself');
        }
        this.tree.within('.stackTrace', () => this.stackTrace(this.input.at));
        if (className.startsWith('java.sql.')) {
            this.reference('.nextException');
        }
    }

    stackTrace(at) {
        const known = [];
        const text = () => {
            const number = this.input.varint();
            this.require(number <= known.length, () => `the trace has no such text: number=${number}`);
            if (number === 0) {
                known.push(this.input.string());
            }
            return known[number === 0 ? known.length - 1 : number - 1];
        };
        const count = this.input.count(7);
        let first = '';
        for (let i = 0; i < count; i++) {
            const texts = Array.from({length: 6}, text);
            this.require(texts[3] !== null && texts[4] !== null, () => 'a line of a stack trace has a class and a method');
            const line = this.input.int();
            first = i === 0 ? `, first ${cutName(`${texts[3]}.${texts[4]}`)}:${line}` : first;
        }
        this.print(at, {note: `${count} line${count === 1 ? '' : 's'}${first}`});
    }
}

/* ---------------------------------------------------------------- seals */

function sealOf(bytes) {
    const isSealed = bytes.length > 0 && (bytes[0] & 0xf9) === 0x89;
    const kind = isSealed ? SEALS.find(each => each.code === bytes[bytes.length - 1]) : undefined;
    const offset = kind ? bytes.length - 1 - kind.byteCount : bytes.length;
    return kind && offset > 0 ? {kind, offset} : {offset: bytes.length};
}

/** Returns whether a payload has the CRC32C in its seal. */
function isIntact(bytes, offset) {
    let crc = -1;
    for (const each of bytes.subarray(0, offset)) {
        crc ^= each;
        for (let i = 0; i < 8; i++) {
            crc = crc >>> 1 ^ (crc & 1 ? 0x82f63b78 : 0);
        }
    }
    return ~crc >>> 0 === new Input(bytes, offset, bytes.length).fixedInt();
}

/* ---------------------------------------------------------------- the API */

function read(bytes, limits = {}) {
    const all = {...LIMITS, ...limits};
    if (bytes.length > all.bytes) {
        throw new PayloadError(`The payload is too large: limit=${all.bytes}`, 0, '', {});
    }
    const reader = new Reader(bytes, all);
    try {
        return reader.read();
    } catch (e) {
        const broken = e instanceof Broken ? e : new Broken('the stack or the memory is too small for the payload');
        const offset = broken.offset < 0 ? reader.input.at : broken.offset;
        const path = reader.tree.path();
        const message = `${broken.message} at offset ${offset}${path && ', in ' + path}; ${broken.remedy}`;
        throw new PayloadError(message, offset, path, reader.tree.result);
    }
}

function json(bytes, limits) {
    try {
        return jsonOf(read(bytes, limits));
    } catch (e) {
        if (!(e instanceof PayloadError)) {
            throw e;
        }
        const {message, offset, path} = e;
        return jsonOf({...e.tree, error: {message, offset, path}});
    }
}

/** Writes JSON in ASCII. JSON.stringify would refuse a BigInt, and write null for NaN. */
function jsonOf(value) {
    if (typeof value === 'bigint' || Number.isFinite(value)) {
        return Object.is(value, -0) ? '-0.0' : String(value);
    }
    if (Array.isArray(value)) {
        return `[${value.map(jsonOf).join(',')}]`;
    }
    if (typeof value === 'object' && value !== null) {
        return `{${Object.entries(value).map(([name, member]) => `${jsonOf(name)}:${jsonOf(member)}`).join(',')}}`;
    }
    const plain = typeof value === 'number' ? String(value) : value;
    return JSON.stringify(plain).replace(/[^ -~]/g, unit => '\\u' + hex4(unit.charCodeAt(0)));
}

/** Returns the bytes of a text in hexadecimal digits or base64. A payload never begins like the other one. */
function bytes(text) {
    const digits = text.replace(/\s|^0x/g, '');
    return /^(?:[89ab][0-9a-f])(?:[0-9a-f]{2})*$/i.test(digits)
        ? Uint8Array.from(digits.match(/../g), pair => parseInt(pair, 16))
        : Uint8Array.from(atob(digits), unit => unit.charCodeAt(0));
}

const gridwire = Object.freeze({read, json, bytes, PayloadError});
if (typeof module === 'object' && module.exports) {
    module.exports = gridwire;
} else {
    globalThis.gridwire = gridwire;
}
})();
