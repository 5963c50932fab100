import { readFileSync } from 'node:fs';
import { ANSWERS_FILE, apiAnswers } from './api-answers';

describe('the schemas of what the calls answer', () => {
  it('API-1: are those of the types: `npm run api-answers` writes them anew', () => {
    expect(JSON.parse(readFileSync(ANSWERS_FILE, 'utf8'))).toEqual(JSON.parse(JSON.stringify(apiAnswers())));
  });
});
