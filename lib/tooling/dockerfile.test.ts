import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const root = path.resolve(__dirname, '../..');
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');
const lines = read('Dockerfile')
  .replace(/\\\n/g, ' ')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

describe('Dockerfile', () => {
  it('copies from the folder only what is there', () => {
    const copied = lines
      .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
      .flatMap((line) => line.split(/\s+/).slice(1, -1));
    expect(copied).toContain('package.json');
    expect(copied.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
  });

  it('copies from a stage that exists, and only what a build makes or the site has', () => {
    const stages = lines.flatMap((line) => /^FROM \S+ AS (\w+)$/.exec(line)?.[1] ?? []);
    const copied = lines.flatMap((line) => {
      const [, stage, from] = /^COPY --from=(\w+) \/app\/(\S+) /.exec(line) ?? [];
      return stage && from ? [[stage, from] as const] : [];
    });
    expect(copied.map(([stage]) => stages.includes(stage))).not.toContain(false);
    expect(copied.map(([, from]) => from)).toEqual(['.next/standalone', '.next/static', 'public']);
  });

  it('ends as a user without rights, who has a health check', () => {
    const users = lines.filter((line) => line.startsWith('USER '));
    expect(users).toEqual(['USER node']);
    expect(lines.indexOf('USER node')).toBeLessThan(lines.findIndex((line) => line.startsWith('CMD ')));
    expect(lines.find((line) => line.startsWith('HEALTHCHECK '))).toContain('/api/ready');
  });

  it('runs the Node that the package asks for', () => {
    const { engines } = JSON.parse(read('package.json')) as { readonly engines: { readonly node: string } };
    const least = Number(engines.node.replace(/\D/g, ''));
    const used = lines.flatMap((line) => /^FROM node:(\d+)-/.exec(line)?.[1] ?? []).map(Number);
    expect(used).toEqual([least, least]);
  });

  it('leaves secrets, data and what was built elsewhere out', () => {
    const ignored = read('.dockerignore').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.git', '.next', 'node_modules', 'data', '.env', '.env.*']));
  });
});

describe('compose.yaml', () => {
  type Service = { readonly environment?: Readonly<Record<string, string>>; readonly volumes?: readonly string[] };
  const { services, volumes } = parse(read('compose.yaml')) as {
    readonly services: Readonly<Record<string, Service>>;
    readonly volumes: object;
  };

  it('sets only variables that .env.example explains', () => {
    const set = Object.entries(services).flatMap(([name, { environment = {} }]) =>
      name === 'database' ? [] : Object.keys(environment),
    );
    expect(set.filter((name) => !new RegExp(`^# ?${name}=`, 'm').test(read('.env.example')))).toEqual([]);
  });

  it('names no password, and mounts only volumes that it declares', () => {
    expect(read('compose.yaml')).not.toMatch(/PASSWORD: \w/);
    const mounted = Object.values(services).flatMap((service) => (service.volumes ?? []).map((at) => at.split(':')[0]));
    expect(mounted.filter((name) => !Object.keys(volumes).includes(name ?? ''))).toEqual([]);
  });
});
