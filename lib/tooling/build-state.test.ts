import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { COMPANY_VARIABLES } from '@/lib/content/company';

const MODULE = path.join(__dirname, 'build-state.mjs');

/** Runs the module in a process with only this environment, because it is a module of Node and not of the app. */
function builtIn(env: Readonly<Record<string, string>>): readonly string[] {
  const script = `import { builtInVariables } from ${JSON.stringify(MODULE)};
    console.log(JSON.stringify(builtInVariables(process.env)));`;
  const { PATH, NODE_ENV } = process.env;
  const options = { encoding: 'utf8', env: { PATH, NODE_ENV, ...env } } as const;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], options)) as string[];
}

describe('what a build was made from', () => {
  it('holds every fact about the company, which static pages show', () => {
    const env = Object.fromEntries(COMPANY_VARIABLES.map((name) => [name, 'ours']));
    const company = [...COMPANY_VARIABLES].sort().map((name) => `${name}=ours`);
    expect(builtIn(env)).toEqual([...company, 'NEXT_PUBLIC_SITE_ORIGIN=http://localhost:3000']);
  });

  it('holds what goes into the client, and no other variable', () => {
    expect(builtIn({ NEXT_PUBLIC_PRODUCT: 'smart', SECRET_KEY: 'x', PORT: '3000' })).toEqual([
      'NEXT_PUBLIC_PRODUCT=smart',
      'NEXT_PUBLIC_SITE_ORIGIN=http://localhost:3000',
    ]);
  });

  it.each([
    [{}, 'http://localhost:3000'],
    [{ PORT: '4000' }, 'http://localhost:4000'],
    [{ PORT: '', NEXT_PUBLIC_SITE_ORIGIN: '' }, 'http://localhost:3000'],
    [{ PORT: '4000', NEXT_PUBLIC_SITE_ORIGIN: 'https://www.example.com' }, 'https://www.example.com'],
  ])('SEO-1 SHELL-2: with %j is for %s: a build for another address is stale', (env, origin) => {
    expect(builtIn(env)).toEqual([`NEXT_PUBLIC_SITE_ORIGIN=${origin}`]);
  });
});
