import { CATALOGUE } from '../catalogue';
import { CAST, SKIN } from '../kit/figure/cast';
import type { Look } from '../kit/figure/look';
import { svgOf } from '../render/svg';
import type { Solid } from '../solids/solid';
import type { CatalogueEntries } from './entry';
import { AVATAR_DRAWINGS } from './site';

const ENTRIES: CatalogueEntries = CATALOGUE;
const SKINS = new Set<string | undefined>(Object.values(SKIN).map(({ dark }) => dark));

/** Returns the colours of each person in a scene. A person is a group of sprites, one of them with a skin colour. */
function people(solids: readonly Solid[]): readonly (readonly string[])[] {
  return solids.flatMap((solid) => {
    if (solid.kind !== 'group') return [];
    const fills = solid.parts.flatMap((part) => (part.kind === 'sprite' ? part.shapes.map(({ fill }) => fill) : []));
    return fills.some((fill) => SKINS.has(fill)) ? [fills.filter((fill) => fill !== undefined)] : people(solid.parts);
  });
}

/** Returns the roles of the cast that match all these colours of skin, hair or cover, and clothes. */
const rolesOf = (fills: readonly string[]) =>
  Object.entries<Look>(CAST).flatMap(([role, { skin, top, legs, shoes, hair, hairTone, cover }]) => {
    const worn = [skin, top, legs, shoes, ...(cover ? [cover.tone] : hair === 'bald' ? [] : [hairTone])];
    return worn.every(({ dark }) => fills.includes(dark)) ? [role] : [];
  });

const PEOPLED = Object.entries(ENTRIES)
  .map(([id, { draw }]) => [id, people(draw().contents)] as const)
  .filter(([, present]) => present.length > 0);

it('finds people where they are', () => {
  const ids = PEOPLED.map(([id]) => id);
  expect(ids).toEqual(expect.arrayContaining(['hero/street', 'services/moving', 'steps/carry', 'states/not-found']));
});

it.each(PEOPLED)('%s shows nobody twice', (_, present) => {
  const roles = present.map(rolesOf);
  for (const candidates of roles) expect(candidates.length).toBeGreaterThan(0);
  const seen = roles.map((candidates) => candidates.join());
  expect(seen.filter((one, i) => seen.indexOf(one) !== i)).toEqual([]);
});

it.each([
  ['steps', ['steps/price', 'steps/day', 'steps/carry', 'steps/home']],
  ['large services', ['services/moving', 'services/storage', 'services/cleaning']],
  ['audiences', ['audiences/students', 'audiences/business', 'audiences/drivers', 'audiences/partners']],
])('the row of %s shows nobody twice', (_, ids) => {
  const seen = PEOPLED.filter(([id]) => ids.includes(id)).flatMap(([, present]) => present.flatMap(rolesOf));
  expect(seen.length).toBeGreaterThanOrEqual(4);
  expect(seen.filter((one, i) => seen.indexOf(one) !== i)).toEqual([]);
});

it('shows at least eighteen different people in all', () => {
  const appearing = new Set(PEOPLED.flatMap(([, present]) => present.flatMap(rolesOf)));
  expect(appearing.size).toBeGreaterThanOrEqual(18);
});

describe('avatars', () => {
  const entries: CatalogueEntries = AVATAR_DRAWINGS;
  const markup = Object.values(entries).map((entry) => svgOf(entry.draw(), entry).markup);

  it('REV-3: are all different and weigh less than 2 kB', () => {
    expect(new Set(markup).size).toBe(markup.length);
    expect(markup.length).toBeGreaterThanOrEqual(12);
    expect(markup.filter(({ length }) => length > 2000)).toEqual([]);
  });
});
