import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type ts from 'typescript';
import { compileTypes, ROOT, type CompiledTypes, type JsonSchema } from './type-schemas';

/**
 * JSON Schemas of what the calls answer, made from the types of lib/contracts. The file is kept, so that the server needs
 * no compiler; a test holds it to the types.
 */
export const ANSWERS_FILE = path.join(ROOT, 'lib/server/http/openapi/answers.json');
const [CALLS, ERRORS] = ['lib/contracts/all.ts', 'lib/contracts/errors.ts'] as const;
export const CONTRACT_FILES: readonly string[] = [CALLS, ERRORS];

/** The schema of every call's answer by the name of the call, and of the problem that any may answer instead. */
export function apiAnswers({ checker, exportsOf, schemaOf }: CompiledTypes): Readonly<Record<string, JsonSchema>> {
  const listed = exportsOf(CALLS).get('ENDPOINTS');
  const problem = exportsOf(ERRORS).get('ErrorBody');
  if (!listed || !problem) throw new Error('The contracts have other names');
  const declaration = listed.valueDeclaration as ts.VariableDeclaration;
  const elements = ((declaration.initializer as ts.AsExpression).expression as ts.ArrayLiteralExpression).elements;
  const answers = elements.map((element) => {
    const response = checker.getTypeAtLocation(element).getProperty('response');
    if (!response) throw new Error(`${element.getText()} is no endpoint`);
    return [element.getText(), schemaOf(checker.getTypeOfSymbol(response))] as const;
  });
  return { Problem: schemaOf(checker.getDeclaredTypeOfSymbol(problem)), ...Object.fromEntries(answers) };
}

if (require.main === module) {
  writeFileSync(ANSWERS_FILE, `${JSON.stringify(apiAnswers(compileTypes(CONTRACT_FILES)), null, 1)}\n`);
}
