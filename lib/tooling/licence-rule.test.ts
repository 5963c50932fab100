import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isLicenceAllowed, productionPackages, type LockFile } from './licence-rule';

const lock = JSON.parse(readFileSync(path.resolve(__dirname, '../../package-lock.json'), 'utf8')) as LockFile;

describe('licences', () => {
  it.each([
    ['MIT', true],
    ['(MIT OR CC0-1.0)', true],
    ['GPL-3.0-only OR MIT', true],
    ['MIT AND Apache-2.0', true],
    ['(GPL-2.0-only OR MIT) AND ISC', true],
    ['MIT AND GPL-3.0-only', false],
    ['(MIT OR ISC) AND GPL-3.0-only', false],
    ['((GPL-3.0-only))', false],
    ['GPL-2.0-only WITH Classpath-exception-2.0', false],
    ['AGPL-3.0-or-later', false],
    ['LGPL-3.0-or-later', false],
    ['SEE LICENSE IN LICENSE.md', false],
    ['UNLICENSED', false],
    ['toString', false],
    ['', false],
  ])('%j is allowed: %s', (licence, isAllowed) => {
    expect(isLicenceAllowed({ name: 'some-package', licence })).toBe(isAllowed);
  });

  it('are answered for one package, and for no other', () => {
    const licence = 'Apache-2.0 AND LGPL-3.0-or-later';
    expect(isLicenceAllowed({ name: '@img/sharp-win32-x64', licence })).toBe(true);
    expect(isLicenceAllowed({ name: 'sharp', licence })).toBe(false);
  });

  it('are asked of what is installed in production, and of what it says itself there', () => {
    const packages = {
      '': { license: 'UNLICENSED' },
      'node_modules/b': { version: '2.0.0', license: 'MIT' },
      'node_modules/@a/c/node_modules/@x/y': { version: '1.0.0' },
      'node_modules/only-tests': { version: '1.0.0', license: 'GPL-3.0-only', dev: true },
    };
    expect(productionPackages({ packages }, (at) => (at.endsWith('y') ? 'ISC' : null))).toEqual([
      { name: '@x/y', version: '1.0.0', licence: 'ISC' },
      { name: 'b', version: '2.0.0', licence: 'MIT' },
    ]);
  });

  it('of every dependency are allowed', () => {
    expect(productionPackages(lock).filter((installed) => !isLicenceAllowed(installed))).toEqual([]);
  });
});
