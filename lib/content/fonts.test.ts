import { existsSync, readFileSync } from 'node:fs';
import { FIRST_FONTS } from './fonts';

it.each(Object.values(FIRST_FONTS))(
  '$file, which stands in the page, is there, and the style uses it',
  ({ file, face }) => {
    expect(existsSync(`public${file}`)).toBe(true);
    const styles = readFileSync('styles/base/_fonts.scss', 'utf8');
    const rules = styles.split('@font-face').filter((rule) => rule.includes(`url('${file}')`));
    expect(rules).toHaveLength(1);
    expect(rules[0]).toContain(`font-family: '${/"(.*)"/.exec(face)?.[1]}'`);
  },
);
