export type Environment = Readonly<Record<string, string | undefined>>;

const EMAIL = /^(?:[^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

/** Returns readers of environment variables that collect problems. A blank variable counts as unset. */
export function reader(env: Environment) {
  const problems: string[] = [];
  const text = (name: string): string | null => env[name]?.trim() || null;
  const url = (name: string, schemes: readonly string[]): string | null => {
    const value = text(name);
    if (value === null) return null;
    if (URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1))) return value;
    problems.push(`${name} must be an address that begins with ${schemes.map((s) => `${s}://`).join(' or ')}`);
    return null;
  };
  const origin = (name: string): string | null => {
    const value = url(name, ['https', 'http']);
    if (value === null || new URL(value).origin === value) return value;
    problems.push(`${name} must be an origin, without a path`);
    return null;
  };
  const integer = (name: string, fallback: number, min: number, max: number): number => {
    const value = text(name);
    if (value === null) return fallback;
    const number = Number(value);
    if (Number.isInteger(number) && number >= min && number <= max) return number;
    problems.push(`${name} must be a whole number from ${min} to ${max}`);
    return fallback;
  };
  const email = (name: string, fallback: string): string => {
    const value = text(name) ?? fallback;
    if (!EMAIL.test(value)) problems.push(`${name} must be an email address, or "Name <address>"`);
    return value;
  };
  const contact = (name: string): string | null => {
    const value = text(name);
    if (value === null || /^(?:https:\/\/\S+|mailto:[^\s<>@]+@[^\s<>@]+)$/.test(value)) return value;
    problems.push(`${name} must begin with https:// or mailto:`);
    return null;
  };
  const pair = (first: string, second: string): readonly [string, string] | null => {
    const [a, b] = [text(first), text(second)];
    if (a !== null && b !== null) return [a, b];
    if (a !== null || b !== null) problems.push(`${first} and ${second} must be set together`);
    return null;
  };
  return { problems, text, url, origin, integer, email, contact, pair };
}

export type Reader = ReturnType<typeof reader>;
