import {expect, test} from '@playwright/test';
import {slugOf} from './slug';

const names = new Set(['ResultType', 'SchemaValidator', 'JWTManager', 'hSet']);

const cases: readonly (readonly [title: string, slug: string])[] = [
  ['Sending mail', 'sending-mail'],
  ['  Sending,  mail: how? ', 'sending-mail-how'],
  ['What ResultType is', 'what-result-type-is'],
  ['The JWTManager class', 'the-jwt-manager-class'],
  ['The hSet method', 'the-h-set-method'],
  ['SchemaValidator::validate()', 'schema-validator-validate'],
  ['OwnClass::ownMethod()', 'own-class-own-method'],
  ['Rift\\Core\\Databus\\Result', 'rift-core-databus-result'],
  ['$request->getAttribute()', 'request-get-attribute'],
  ['PostgreSQL and MySQL', 'postgresql-and-mysql'],
  ['PHP 8.2', 'php-8-2'],
  ["The tenant's schema", 'the-tenants-schema'],
  ['The tenant’s schema', 'the-tenants-schema'],
  ['Übersicht für größere Mandanten', 'uebersicht-fuer-groessere-mandanten'],
  ['U\u0308bersicht', 'uebersicht'],
  ['Café à la crème, Łódź, smørrebrød', 'cafe-a-la-creme-lodz-smorrebrod'],
  ['Ключи', ''],
  ['🚀', ''],
];

for (const [title, slug] of cases)
  test(`the address of "${title}" ends in "${slug}"`, () => expect(slugOf(title, names)).toBe(slug));
