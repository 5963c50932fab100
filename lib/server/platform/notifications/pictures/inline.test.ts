import sharp from 'sharp';
import { OWN_DRAWING_SIZE } from '@/lib/content/drawings';
import { sampleMails } from '@/lib/server/modules/notifications/sample-mails';
import type { Letter } from '../email/blocks';
import { renderLetter } from '../email/render-letter';
import { DENSITY, inlineDrawing, ownLoadOf } from './inline';
import { drawingName, ownDrawing, type OwnLoad } from './own-drawing';

const ORIGIN = 'https://www.example.com';
const CONFIRMED = sampleMails().find(({ topic }) => topic === 'order.confirmed.customer');
const letterOf = (): Letter => {
  if (!CONFIRMED) throw new Error('There is a sample of a confirmation');
  return CONFIRMED.letter;
};
const withOwn = (own: OwnLoad | null): Letter => ({
  ...letterOf(),
  blocks: letterOf().blocks.map((block) => (block.kind === 'picture' ? { ...block, own } : block)),
});
const fails = (error: unknown): never => {
  throw error;
};

describe('the drawing of the own order in a mail', () => {
  it('ILL-1: is a PNG of twice the pixels, named by what is in it, and the same every time', async () => {
    const [one, again] = await Promise.all([inlineDrawing(letterOf(), fails), inlineDrawing(letterOf(), fails)]);
    expect(one).toMatchObject({ cid: again?.cid, filename: again?.filename });
    const { width, height } = await sharp(one?.content).metadata();
    expect([width, height]).toEqual([OWN_DRAWING_SIZE.width * DENSITY, OWN_DRAWING_SIZE.height * DENSITY]);
    expect(one?.content.length).toBeLessThan(60_000);
  });

  it('ILL-1: shows the list, its crew and what finds no room, and says so', () => {
    const own = ownLoadOf(letterOf());
    if (!own) throw new Error('The sample lists things');
    const nobody = { ...own, movers: 0 };
    expect(ownDrawing(own).alt).toMatch(/^Van, cut open, drawn to scale\. Inside: 1 × Sofa, 2 seats, /);
    expect(ownDrawing(own).left).toBe('');
    expect(drawingName(nobody)).not.toBe(drawingName(own));
    const small = { ...own, hold: { kind: 'unit', width: 3, depth: 3 }, movers: 0 } as const;
    expect(ownDrawing(small).left).toMatch(/^Does not fit: /);
    expect(renderLetter(withOwn(small), ORIGIN, 'cid:x').text).toContain(ownDrawing(small).left);
  });

  it('FORM-6: keeps no mail from going out: what cannot be drawn is reported, and what was booked is shown', async () => {
    const own = ownLoadOf(letterOf());
    if (!own) throw new Error('The sample lists things');
    const broken = withOwn({ ...own, hold: { kind: 'vans', count: -1 } });
    const told: unknown[] = [];
    await expect(inlineDrawing(broken, (error) => told.push(error))).resolves.toBeNull();
    expect(told).toEqual([expect.any(RangeError)]);
    const { html, text } = renderLetter(broken, ORIGIN);
    expect(html).toContain(`src="${ORIGIN}/mails/move-1-bed.png"`);
    expect(html).not.toContain('cid:');
    expect(text).toContain('Two movers come with a van.');
  });

  it('ILL-1: is made once for all mails about the same list, and anew for another crew', async () => {
    const own = ownLoadOf(letterOf());
    if (!own) throw new Error('The sample lists things');
    const first = await inlineDrawing(letterOf(), fails);
    expect((await inlineDrawing(withOwn(structuredClone(own)), fails))?.content).toBe(first?.content);
    const other = await inlineDrawing(withOwn({ ...own, movers: own.movers + 1 }), fails);
    expect(other?.content.equals(first?.content ?? Buffer.alloc(0))).toBe(false);
  });

  it('is none where an order lists nothing', async () => {
    await expect(inlineDrawing(withOwn(null), fails)).resolves.toBeNull();
  });
});
