/** libpq's URL format for several servers: postgresql://user:password@one:5432,two:5432/smart */
const ADDRESS = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]*)([/?#].*)?$/s;
/** Values of libpq's target_session_attrs. The app writes, so a read-only standby is never enough. */
const ATTRIBUTES: readonly (string | null)[] = [null, 'read-write', 'primary'];

export function serverAddresses(url: string): readonly string[] {
  const [, before = '', servers = '', after = ''] = ADDRESS.exec(url) ?? [];
  return servers.split(',').map((server) => before + server + after);
}

/** Returns the problem with DATABASE_URL without quoting the value, or null. */
export function wrongWithAddress(url: string): string | null {
  const addresses = serverAddresses(url);
  if (!ADDRESS.test(url) || !addresses.every((address) => URL.canParse(address))) {
    return 'DATABASE_URL must be an address that begins with postgres:// or postgresql://';
  }
  const several = addresses.length > 1;
  const [first] = addresses.map((address) => new URL(address));
  const parameter = (name: string) => first?.searchParams.get(name) ?? null;
  if (several && addresses.some((address) => new URL(address).hostname === '')) {
    return 'DATABASE_URL must name a server before and after each comma';
  }
  if (['host', 'port'].some((name) => parameter(name) !== null && (several || parameter(name)?.includes(',')))) {
    return 'DATABASE_URL must name several servers before the database, as in one:5432,two:5432';
  }
  const attributes = parameter('target_session_attrs');
  if (ATTRIBUTES.includes(attributes) || (attributes === 'any' && !several)) return null;
  return 'DATABASE_URL: target_session_attrs must be read-write or primary, for the app writes';
}
