import path from 'node:path';
import ts from 'typescript';

/** A JSON Schema generated from a TypeScript type, which does not exist at run time. */
export type JsonSchema = { readonly [word: string]: unknown };

export const ROOT = path.resolve(__dirname, '../..');

/** The most levels of a schema, more than any of ours has, because a recursive type would never end. */
const DEEPEST = 12;
const byText = (a: string | number, b: string | number) => (String(a) < String(b) ? -1 : 1);

/**
 * Compiles a set of files. Returns their exports, and the function that generates the schema of a type. Throws for a
 * missing file.
 */
export function compileTypes(files: readonly string[]) {
  const { config } = ts.readConfigFile(path.join(ROOT, 'tsconfig.json'), (file) => ts.sys.readFile(file)) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const roots = files.map((file) => path.join(ROOT, file));
  const program = ts.createProgram(roots, { ...options, noEmit: true, incremental: false, types: [] });
  const checker = program.getTypeChecker();

  const exportsOf = (file: string): ReadonlyMap<string, ts.Symbol> => {
    const source = program.getSourceFile(path.join(ROOT, file));
    const symbol = source && checker.getSymbolAtLocation(source);
    if (!symbol) throw new Error(`${file} is not there, or exports nothing`);
    return new Map(checker.getExportsOfModule(symbol).map((found) => [found.name, found]));
  };
  return { checker, exportsOf, schemaOf: schemaMaker(checker) };
}

export type CompiledTypes = ReturnType<typeof compileTypes>;

function schemaMaker(checker: ts.TypeChecker) {
  const without = (type: ts.Type, flag: ts.TypeFlags): readonly ts.Type[] =>
    (type.isUnion() ? type.types : [type]).filter((part) => (part.flags & flag) === 0);

  function ofUnion(parts: readonly ts.Type[], depth: number): JsonSchema {
    const literals = parts.filter((part) => part.isStringLiteral() || part.isNumberLiteral());
    const booleans = parts.filter((part) => part.flags & ts.TypeFlags.BooleanLiteral);
    const nulls = parts.filter((part) => part.flags & ts.TypeFlags.Null);
    const others = parts.filter((part) => ![...literals, ...booleans, ...nulls].includes(part));
    const values = literals.map((part) => (part as ts.LiteralType).value as string | number).sort(byText);
    const schemas = [
      ...(values.length > 0 ? [{ enum: values }] : []),
      ...(booleans.length === 2 ? [{ type: 'boolean' }] : booleans.map((part) => ({ const: nameOf(part) === 'true' }))),
      ...others
        .map((part) => ofType(part, depth))
        .sort((one, other) => byText(JSON.stringify(one), JSON.stringify(other))),
      ...(nulls.length > 0 ? [{ type: 'null' }] : []),
    ];
    return schemas.length === 1 && schemas[0] ? schemas[0] : { anyOf: schemas };
  }

  const nameOf = (type: ts.Type) => checker.typeToString(type);

  function ofObject(type: ts.Type, depth: number): JsonSchema {
    const index = checker.getIndexInfoOfType(type, ts.IndexKind.String);
    // The checker's own order depends on which files it has read before.
    const properties = checker.getPropertiesOfType(type).toSorted((one, other) => byText(one.name, other.name));
    if (index && properties.length === 0) {
      return { type: 'object', additionalProperties: ofType(index.type, depth + 1) };
    }
    const isOptional = (property: ts.Symbol) => (property.flags & ts.SymbolFlags.Optional) !== 0;
    const required = properties.filter((property) => !isOptional(property)).map(({ name }) => name);
    return {
      type: 'object',
      properties: Object.fromEntries(
        properties.map((property) => [property.name, ofType(checker.getTypeOfSymbol(property), depth + 1)]),
      ),
      ...(required.length > 0 && { required }),
    };
  }

  function ofType(type: ts.Type, depth = 0): JsonSchema {
    if (depth > DEEPEST) throw new Error(`${nameOf(type)} is too deep`);
    if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.NonPrimitive)) return {};
    if (type.flags & ts.TypeFlags.StringLike && !type.isStringLiteral() && !type.isUnion()) return { type: 'string' };
    if (type.flags & ts.TypeFlags.NumberLike && !type.isNumberLiteral() && !type.isUnion()) return { type: 'number' };
    if (type.isUnion() || type.isLiteral() || type.flags & (ts.TypeFlags.BooleanLike | ts.TypeFlags.Null)) {
      return ofUnion(without(type, ts.TypeFlags.Undefined), depth);
    }
    // A branded number is a plain number in JSON.
    if (type.isIntersection()) {
      const plain = type.types.find((part) => part.flags & (ts.TypeFlags.Number | ts.TypeFlags.String));
      if (plain) return ofType(plain, depth);
    }
    if (checker.isTupleType(type)) {
      const items = checker.getTypeArguments(type as ts.TypeReference).map((item) => ofType(item, depth + 1));
      return { type: 'array', prefixItems: items, items: { not: {} }, minItems: items.length, maxItems: items.length };
    }
    if (checker.isArrayType(type)) {
      const [item] = checker.getTypeArguments(type as ts.TypeReference);
      return { type: 'array', items: item ? ofType(item, depth + 1) : {} };
    }
    return ofObject(type, depth);
  }

  return ofType;
}
