/** The licences that production dependencies may have: SPDX names, each with the reason. */
export const ALLOWED_LICENCES: Readonly<Record<string, string>> = {
  MIT: 'any use; the notice stays with the code',
  'MIT-0': 'any use, without a condition',
  ISC: 'as MIT, in fewer words',
  '0BSD': 'any use, without a condition',
  'BSD-2-Clause': 'any use; the notice stays with the code',
  'BSD-3-Clause': 'as BSD-2-Clause, and no advertising with its authors',
  'Apache-2.0': 'any use, with a grant of patents; the notice stays with the code',
  'BlueOak-1.0.0': 'any use, with a grant of patents; the text stays with the code',
  'PSF-2.0': 'any use; the notice stays with the code',
  'MPL-2.0': 'any use of files that we do not change',
  'CC0-1.0': 'given to the public',
  Unlicense: 'given to the public',
  'CC-BY-4.0': 'data, which names its source',
};

type Answered = { readonly packages: RegExp; readonly licence: string; readonly why: string };

/** Exceptions for single packages with other licences, and why they may stay. */
export const ANSWERED_LICENCES: readonly Answered[] = [
  {
    packages: /^@img\/sharp-(?:libvips-|win32-|wasm32$)/,
    licence: 'LGPL-3.0-or-later',
    why: 'a library of images, loaded as it is, unchanged, and replaceable by another of its kind; Next.js brings it',
  },
  {
    packages: /^sentry$/,
    licence: 'FSL-1.1-Apache-2.0',
    why: 'uploads source maps in a build with SENTRY_AUTH_TOKEN, not in the image; forbids only to compete with its maker',
  },
];

/** A production package. `licence`: an SPDX expression, or '' when the package names none. */
export type LicensedPackage = { readonly name: string; readonly version: string; readonly licence: string };

type LockEntry = { readonly version?: string; readonly license?: string; readonly dev?: boolean };
export type LockFile = { readonly packages: Readonly<Record<string, LockEntry>> };

/**
 * Returns every production dependency of a package-lock.json (version 3), also those of other systems, by name.
 * @param licenceAt returns the licence that the package at a path ("node_modules/next") names; null where it is not
 * installed
 */
export function productionPackages(
  { packages }: LockFile,
  licenceAt: (at: string) => string | null = () => null,
): readonly LicensedPackage[] {
  return Object.entries(packages)
    .filter(([at, { dev }]) => at !== '' && !dev)
    .map(([at, { version = '', license = '' }]) => ({
      name: at.replace(/^.*node_modules\//, ''),
      version,
      licence: licenceAt(at) ?? license,
    }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

const answerTo = (name: string, licence: string): string | undefined =>
  ANSWERED_LICENCES.find((answered) => answered.licence === licence && answered.packages.test(name))?.why;

/**
 * Returns whether a package may be in production. "A OR B" needs one allowed licence, "A AND B" needs both, and a
 * package without a licence is refused.
 */
export function isLicenceAllowed({ name, licence }: Pick<LicensedPackage, 'name' | 'licence'>): boolean {
  const isKnown = (word: string) => Object.hasOwn(ALLOWED_LICENCES, word) || answerTo(name, word) !== undefined;
  const meets = (terms: string): boolean =>
    terms.split(' OR ').some((choice) => choice.split(' AND ').every((word) => word === YES || isKnown(word)));
  let terms = licence;
  // Evaluates the innermost parentheses first.
  for (let inner = INNER.exec(terms); inner; inner = INNER.exec(terms)) {
    terms = terms.replace(inner[0], meets(inner[1] ?? '') ? YES : NO);
  }
  return meets(terms);
}

const INNER = /\(([^()]*)\)/;
const YES = '<yes>';
const NO = '<no>';
