import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { MAIL_MARK, MAIL_PICTURES } from '@/lib/content/mail-pictures';
import { DENSITY, edgedMark, markPng, picturePng, scaleIn } from './picture-png';

const drawn = (address: string) => readFileSync(path.join(process.cwd(), 'public', address), 'utf8');

describe('pictures of mails', () => {
  it.each(MAIL_PICTURES.filter((_, at) => at % 5 === 0))(
    '$path has two pixels for each that it takes, and weighs less than 40 kB',
    async (picture) => {
      const file = await picturePng(picture, drawn(picture.drawing));
      const { width, height, format } = await sharp(file).metadata();
      expect([width, height, format]).toEqual([picture.width * DENSITY, picture.height * DENSITY, 'png']);
      expect(file.length).toBeLessThan(40_000);
    },
  );

  it('keeps a drawing inside its margin, and a small one small', () => {
    const room = { width: 552, height: 240 };
    expect(scaleIn(room, { width: 1000, height: 424 })).toBe(0.5);
    expect(scaleIn(room, { width: 40, height: 40 })).toBe(1.35);
  });

  it('draws the mark on nothing, with an edge that a dark ground shows', async () => {
    const markup = drawn(MAIL_MARK.drawing);
    const { data, info } = await sharp(await markPng(MAIL_MARK, markup))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([80, 90, 4]);
    expect(data[3]).toBe(0);
    const paths = (svg: string) => svg.match(/<path/g)?.length;
    expect(paths(edgedMark(markup))).toBe(2 * (paths(markup) ?? 0));
  });
});
