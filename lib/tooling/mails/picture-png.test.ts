import path from 'node:path';
import sharp from 'sharp';
import { MAIL_MARK, MAIL_PICTURES } from '@/lib/content/drawings';
import { PLAN_CAPACITY } from '@/lib/domain/catalogue/plan-capacity';
import { FIXED_MOVING_PLANS } from '@/lib/domain/order-types';
import { CREW_SIZES } from '@/lib/drawing/files';
import { DENSITY, pngOf, scaleIn } from '@/lib/server/platform/notifications/pictures/inline';
import { edgedMark, markPng, markupOf } from './picture-png';

const PUBLIC = path.join(process.cwd(), 'public');

describe('pictures of mails', () => {
  it.each(FIXED_MOVING_PLANS)('of %s show as many movers as the plan has', (plan) => {
    expect(CREW_SIZES[plan]).toBe(PLAN_CAPACITY[plan].movers);
  });

  it.each(MAIL_PICTURES.filter((_, at) => at % 5 === 0))(
    '$path has two pixels for each that it takes, and weighs less than 40 kB',
    async (picture) => {
      const file = await pngOf(picture, markupOf(picture, PUBLIC));
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
    const markup = markupOf(MAIL_MARK, PUBLIC);
    const { data, info } = await sharp(await markPng(MAIL_MARK, markup))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([80, 90, 4]);
    expect(data[3]).toBe(0);
    const paths = (svg: string) => svg.match(/<path/g)?.length;
    expect(paths(edgedMark(markup))).toBe(2 * (paths(markup) ?? 0));
  });
});
