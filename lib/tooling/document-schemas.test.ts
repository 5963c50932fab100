import { readFileSync } from 'node:fs';
import { documentSchemas, SCHEMAS_FILE } from './document-schemas';

describe('the schemas of stored documents', () => {
  it('are those of the types: `npm run document-schemas` writes them anew', () => {
    expect(JSON.parse(readFileSync(SCHEMAS_FILE, 'utf8'))).toEqual(JSON.parse(JSON.stringify(documentSchemas())));
  });
});
