import { readFileSync } from 'node:fs';
import { ANSWERS_FILE, apiAnswers, CONTRACT_FILES } from './api-answers';
import { documentFiles, documentSchemas, SCHEMAS_FILE } from './document-schemas';
import { compileTypes } from './type-schemas';

/**
 * Sorts keys and members, because the compiler lists them in the order in which it met them. Tuples keep their order.
 */
function inOrder(key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || key === 'prefixItems') return value;
  if (!Array.isArray(value)) return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return value.map((part) => JSON.stringify(part)).toSorted();
}

describe('the schemas that are kept', () => {
  // Compiled once for both tests, because compiling the same files takes most of their time.
  const types = compileTypes([...CONTRACT_FILES, ...documentFiles()]);
  const kept = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'), inOrder);
  const made = (schemas: object): unknown => JSON.parse(JSON.stringify(schemas), inOrder);

  it('API-1: of what the calls answer are those of the types: `npm run api-answers` writes them anew', () => {
    expect(made(apiAnswers(types))).toEqual(kept(ANSWERS_FILE));
  });

  it('of stored documents are those of the types: `npm run document-schemas` writes them anew', () => {
    expect(made(documentSchemas(types))).toEqual(kept(SCHEMAS_FILE));
  });
});
