/** `npm run decisions`: generates docs/decisions/README.md, the index of all decisions. */
import { writeFileSync } from 'node:fs';
import { decisionIndex } from './decision-index';

writeFileSync('docs/decisions/README.md', decisionIndex('docs/decisions'));
