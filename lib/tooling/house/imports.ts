import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { ICruiseResult, IDependency } from 'dependency-cruiser';

/** An import of one file by another, of values or of types alone, which do not exist at run time. */
export type Import = { readonly from: string; readonly to: string; readonly isType: boolean };

const ROOT = path.resolve(__dirname, '../../..');
const CRUISER = path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
/**
 * Files outside the examined sources. Tests may import across rooms, and tools may import everything. Packages are not
 * followed.
 */
const OUTSIDE = String.raw`(^|/)node_modules/|\.test\.tsx?$|^lib/(testing|tooling)/|\.(scss|json)$`;
const ROOM_FOR_ANSWER = 64 * 1024 * 1024;

const isOurs = ({ couldNotResolve, resolved }: IDependency): boolean =>
  !couldNotResolve && /^(?:pages|features|components|lib)\//.test(resolved);

/**
 * Returns every import between the examined sources. Runs dependency-cruiser as a process, because Jest cannot load it.
 */
export function readImports(): readonly Import[] {
  const settings = ['--no-config', '--ts-pre-compilation-deps', '--ts-config', 'tsconfig.json'];
  const asked = ['--exclude', OUTSIDE, '--output-type', 'json', 'pages', 'features', 'components', 'lib'];
  const options = { cwd: ROOT, encoding: 'utf8', maxBuffer: ROOM_FOR_ANSWER } as const;
  const { modules } = JSON.parse(
    execFileSync(process.execPath, [CRUISER, ...settings, ...asked], options),
  ) as ICruiseResult;
  return modules.flatMap(({ source, dependencies }) =>
    dependencies.filter(isOurs).map(({ resolved, dependencyTypes }) => ({
      from: source,
      to: resolved,
      isType: dependencyTypes.includes('type-only'),
    })),
  );
}
