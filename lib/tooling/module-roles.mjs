/**
 * The roles of files in a module of lib/server (docs/decisions/0124-files-of-a-module.md). All other files are its rules
 * and queries. A role's files use a frame that is above the services: mails, calls, pages or the back office.
 */
const PATTERNS = {
  notifications: ['notifications', '*-notifications'],
  calls: ['calls', 'http-*'],
  pages: ['page-form', '*-page', '*-route'],
  desk: ['desk-*'],
};

/** @type {readonly string[]} */
export const ROLES = Object.keys(PATTERNS);

/** Returns the files of a role in some modules, such as `modules/*`, as patterns. */
export const filesOfRole = (role, modules) => PATTERNS[role].map((name) => `${modules}/${name}.ts`);

/** A pattern of the file names, without extension, that have a role. */
export const NAMES_WITH_ROLE = Object.values(PATTERNS).flat().join('|');

const toRegExp = (names) => new RegExp(`^(?:${names.join('|').replaceAll('*', '.+')})\\.ts$`);

/** Returns the role of a file of a module by its name, or null for rules, queries and tests. */
export function roleOf(name) {
  if (name.endsWith('.test.ts')) return null;
  return ROLES.find((role) => toRegExp(PATTERNS[role]).test(name)) ?? null;
}
