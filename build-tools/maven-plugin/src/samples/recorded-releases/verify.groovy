// SPDX-License-Identifier: Apache-2.0
String log = new File(basedir, 'build.log').text
assert log.contains('Recorded classes of 1.4.0: 1')
assert log.contains('Recorded classes: 1, releases: 1, changes since then: safe')
assert log.contains('needs readers first: com.acme.plain.Order$Status: + PAID')
assert log.contains('breaks: com.acme.plain.Order: - number:long   + number:string')
assert new File(basedir, 'target/gridwire/changes.txt').text.contains('com.acme.plain.Order since 1.4.0: breaks')
assert !new File(basedir, 'gridwire.schema').exists()
