// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.policy;

import java.util.Set;

/**
 * Knows the public enums of the JDK's exported packages, including {@code javax}. They are named like user enums. If a module is
 * absent, there are no objects of its enums.
 */
final class JdkEnums {

    private static final String NAMES = """
            java.awt: Component$BaselineResizeBehavior Desktop$Action Dialog$ModalExclusionType Dialog$ModalityType
                GraphicsDevice$WindowTranslucency MultipleGradientPaint$ColorSpaceType MultipleGradientPaint$CycleMethod
                Taskbar$Feature Taskbar$State TrayIcon$MessageType Window$Type
            java.awt.desktop: QuitStrategy UserSessionEvent$Reason
            java.awt.event: FocusEvent$Cause
            java.awt.font: NumericShaper$Range
            java.io: ObjectInputFilter$Status
            java.lang: Character$UnicodeScript ProcessBuilder$Redirect$Type StackWalker$Option System$Logger$Level
                Thread$State
            java.lang.annotation: ElementType RetentionPolicy
            java.lang.classfile: AttributeMapper$AttributeStability ClassFile$AttributesProcessingOption
                ClassFile$ConstantPoolSharingOption ClassFile$DeadCodeOption ClassFile$DeadLabelsOption
                ClassFile$DebugElementsOption ClassFile$LineNumbersOption ClassFile$ShortJumpsOption
                ClassFile$StackMapsOption Opcode Opcode$Kind Signature$TypeArg$Bounded$WildcardIndicator
                TypeAnnotation$TargetType TypeAnnotation$TypePathComponent$Kind TypeKind
            java.lang.classfile.attribute: StackMapFrameInfo$SimpleVerificationTypeInfo
            java.lang.constant: DirectMethodHandleDesc$Kind
            java.lang.invoke: MethodHandles$Lookup$ClassOption VarHandle$AccessMode
            java.lang.management: MemoryType
            java.lang.module: ModuleDescriptor$Exports$Modifier ModuleDescriptor$Modifier ModuleDescriptor$Opens$Modifier
                ModuleDescriptor$Requires$Modifier
            java.lang.reflect: AccessFlag AccessFlag$Location ClassFileFormatVersion
            java.math: RoundingMode
            java.net: Authenticator$RequestorType Proxy$Type StandardProtocolFamily
            java.net.http: HttpClient$Redirect HttpClient$Version
            java.nio.file: AccessMode FileVisitOption FileVisitResult LinkOption StandardCopyOption StandardOpenOption
            java.nio.file.attribute: AclEntryFlag AclEntryPermission AclEntryType PosixFilePermission
            java.security: CryptoPrimitive DrbgParameters$Capability KeyRep$Type
            java.security.cert: CRLReason CertPathValidatorException$BasicReason PKIXReason PKIXRevocationChecker$Option
            java.sql: ClientInfoStatus JDBCType PseudoColumnUsage RowIdLifetime
            java.text: ListFormat$Style ListFormat$Type Normalizer$Form NumberFormat$Style
            java.time: DayOfWeek Month
            java.time.chrono: HijrahEra IsoEra MinguoEra ThaiBuddhistEra
            java.time.format: FormatStyle ResolverStyle SignStyle TextStyle
            java.time.temporal: ChronoField ChronoUnit
            java.time.zone: ZoneOffsetTransitionRule$TimeDefinition
            java.util: Formatter$BigDecimalLayoutForm Locale$Category Locale$FilteringMode Locale$IsoCountryCode
            java.util.concurrent: Future$State TimeUnit
            java.util.stream: Collector$Characteristics
            javax.lang.model: SourceVersion
            javax.lang.model.element: ElementKind Modifier ModuleElement$DirectiveKind NestingKind
            javax.lang.model.type: TypeKind
            javax.lang.model.util: Elements$DocCommentKind Elements$Origin
            javax.net.ssl: SSLEngineResult$HandshakeStatus SSLEngineResult$Status
            javax.smartcardio: CardTerminals$State
            javax.swing: DropMode GroupLayout$Alignment JTable$PrintMode LayoutStyle$ComponentPlacement
                RowFilter$ComparisonType SortOrder SwingWorker$StateValue
            javax.swing.event: RowSorterEvent$Type
            javax.swing.text.html: FormSubmitEvent$MethodType
            javax.tools: Diagnostic$Kind DocumentationTool$Location JavaFileObject$Kind StandardLocation
            javax.xml.catalog: CatalogFeatures$Feature CatalogResolver$NotFoundAction
            javax.xml.xpath: XPathEvaluationResult$XPathResultType
            """;

    private static final Set<String> ALL = ListedNames.read(NAMES);

    private JdkEnums() {}

    static boolean contains(String className) {
        return ALL.contains(className);
    }
}
