import { existsSync, readFileSync } from 'node:fs';
import { FONT_FILES } from './fonts';

it.each(Object.entries(FONT_FILES))(
  'the face of %s that is preloaded is served, and used by the style',
  (_use, path) => {
    expect(existsSync(`public${path}`)).toBe(true);
    expect(readFileSync('styles/base/_fonts.scss', 'utf8')).toContain(`url('${path}')`);
  },
);
