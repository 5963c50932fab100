/**
 * `npm run house`: writes the floors that lint enforces, and redraws the picture in lib/server/README.md, both from the
 * current imports. Fails when rooms import each other. `-- --cycles` writes nothing and lists such rooms.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { arrowsBetween, arrowsUp, floors, knots, withValues, type Arrow } from './arrows';
import { FLOORS_FILE, floorsText } from './levels';
import { readImports } from './imports';
import { drawHouse, withPicture } from './picture';
import { GUIDE, innerRoomOf, SERVER_ROOMS, serverRoomOf } from './rooms';

const imports = readImports();

const onlyTypes = (arrows: readonly Arrow[]) => arrows.filter(({ types }) => types > 0);

const asText = ({ from, to, values, types }: Arrow) => `${from} → ${to} (${values} of values, ${types} of types)`;

function describeKnots(title: string, arrows: readonly Arrow[]): readonly string[] {
  const found = knots(arrows);
  return [
    `  ${title}: ${found.length === 0 ? 'no cycle' : `knots, ${found.length} of them`}`,
    ...found.map(describeKnot),
  ];
}

const describeKnot = (rooms: readonly string[]) => `    ${rooms.length} rooms: ${rooms.join(', ')}`;

function describeInside(outer: string): readonly string[] {
  const arrows = arrowsBetween(imports, innerRoomOf(outer));
  const order = floors([...new Set(arrows.flatMap(({ from, to }) => [from, to]))], arrows);
  const up = arrowsUp(order, arrows);
  return [
    `${outer}: ${order.length} rooms, ${arrows.length} arrows between them`,
    ...describeKnots('imports of values', withValues(arrows)),
    ...describeKnots('imports of types alone', onlyTypes(arrows)),
    ...describeKnots('both', arrows),
    `  from top to bottom: ${order.join(', ')}`,
    `  ${up.length} arrows go up:`,
    ...up.map((arrow) => `    ${asText(arrow)}`),
  ];
}

if (process.argv.includes('--cycles')) {
  console.log(['lib/domain', 'lib/server'].flatMap(describeInside).join('\n'));
} else {
  writeFileSync(FLOORS_FILE, floorsText(imports));
  const picture = drawHouse(arrowsBetween(imports, serverRoomOf), SERVER_ROOMS);
  writeFileSync(GUIDE, withPicture(readFileSync(GUIDE, 'utf8'), picture));
  console.log(picture);
}
