import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACTS } from '@/lib/server/modules/api/calls';
import { compileTypes, ROOT, type CompiledTypes, type JsonSchema } from './type-schemas';

/**
 * The file with the JSON Schemas of the calls' answers, generated from the types of lib/contracts. The file is
 * committed, so that the server needs no compiler, and a test compares it with the types.
 */
export const ANSWERS_FILE = path.join(ROOT, 'lib/server/modules/api/answers.json');
const FOLDER = 'lib/contracts';
export const CONTRACT_FILES: readonly string[] = readdirSync(path.join(ROOT, FOLDER))
  // The forms of the desk answer with pages and are not open to other programs.
  .filter((file) => /^(?!desk).*(?<!\.test)\.ts$/.test(file))
  .map((file) => `${FOLDER}/${file}`);

/**
 * Returns the schema of every call's answer by the name of the call, and of the problem that each may answer instead.
 */
export function apiAnswers({ checker, exportsOf, schemaOf }: CompiledTypes): Readonly<Record<string, JsonSchema>> {
  const exported = new Map(CONTRACT_FILES.flatMap((file) => [...exportsOf(file)]));
  const problem = exported.get('ErrorBody');
  if (!problem) throw new Error('The type of a problem has another name');
  const answers = CONTRACTS.map(({ name }) => {
    const contract = exported.get(name);
    const response = contract && checker.getTypeOfSymbol(contract).getProperty('response');
    if (!response) throw new Error(`No contract is exported as ${name}`);
    return [name, schemaOf(checker.getTypeOfSymbol(response))] as const;
  });
  return { Problem: schemaOf(checker.getDeclaredTypeOfSymbol(problem)), ...Object.fromEntries(answers) };
}

if (require.main === module) {
  writeFileSync(ANSWERS_FILE, `${JSON.stringify(apiAnswers(compileTypes(CONTRACT_FILES)), null, 1)}\n`);
}
