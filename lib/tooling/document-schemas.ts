import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type ts from 'typescript';
import { compileTypes, ROOT, type CompiledTypes, type JsonSchema } from './type-schemas';

/**
 * The file with the JSON Schemas of stored documents, generated from the types of their kinds (storedDocument). The
 * file is committed, so that the server needs no compiler, and a test compares it with the types.
 */
export const SCHEMAS_FILE = path.join(ROOT, 'lib/server/platform/documents/schemas.json');

/** Returns the files that declare a kind: "export const ORDER: StoredDocument<'order', BookedOrder> = …". */
export const documentFiles = (): readonly string[] =>
  readdirSync(path.join(ROOT, 'lib/server'), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join('lib/server', file))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => /^export const [A-Z_]+: StoredDocument</m.test(readFileSync(path.join(ROOT, file), 'utf8')))
    .toSorted();

/** Returns the schema of every kind, by name. */
export function documentSchemas({ checker, exportsOf, schemaOf }: CompiledTypes): Readonly<Record<string, JsonSchema>> {
  const kinds = documentFiles()
    .flatMap((file) => [...exportsOf(file).values()])
    .map((symbol) => checker.getTypeOfSymbol(symbol))
    .filter((type) => type.aliasSymbol?.name === 'StoredDocument')
    .map((type) => {
      const [kind, document] = type.aliasTypeArguments ?? [];
      if (!kind || !document) throw new Error('A kind of document without its name or its type');
      return [(kind as ts.StringLiteralType).value, schemaOf(document)] as const;
    });
  return Object.fromEntries(kinds.toSorted(([one], [two]) => (one < two ? -1 : 1)));
}

if (require.main === module) {
  writeFileSync(SCHEMAS_FILE, `${JSON.stringify(documentSchemas(compileTypes(documentFiles())), null, 1)}\n`);
}
