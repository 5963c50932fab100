import os from 'node:os';
import path from 'node:path';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { SHARE_SIZE } from '@/components/layout/HeadMetadata/SocialMetadata';
import { SERVICES_FILES, UNITS_FILES } from '@/lib/content/drawing-files';
import { shareImagesIn } from '@/lib/content/share-images';
import { rasterise, shareCards, writeShareImages } from './share-images';
import { firstDrawing, shareSubject } from './share-subject';
import type { SitePage } from './site-pages';

const PUBLIC = path.join(process.cwd(), 'public');
const MOVING = SERVICES_FILES.moving;
const page = (at: string, title: string, body: object = {}): SitePage => ({
  path: at,
  route: at,
  props: { title, description: '', body },
});

describe('share images', () => {
  it('SHELL-3: are 1200 by 630 and weigh less than 200 kB', async () => {
    const [card] = shareCards([page('/services/moving', 'Man and van')], PUBLIC);
    const { data, info } = await rasterise(card?.markup ?? '').toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([SHARE_SIZE.width, SHARE_SIZE.height]);
    expect(data.length).toBeLessThan(200_000);
  });

  it('are named by what is drawn: a new word is a new file', () => {
    const names = ['Man and van', 'Man and van', 'Man with a van'].map(
      (title) => shareCards([page('/services/moving', title)], PUBLIC)[0]?.file,
    );
    expect(names[0]).toMatch(/^\/services\/moving\.[0-9a-f]{8}\.png$/);
    expect(names[1]).toBe(names[0]);
    expect(names[2]).not.toBe(names[0]);
  });

  it('are made once, found by the path of their page, and go with it', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'smart-share-'));
    const share = path.join(folder, 'share');
    const cards = shareCards([page('/services/moving', 'Man and van'), page('/faq', 'Questions')], PUBLIC);
    expect(await writeShareImages(cards, share)).toEqual({ written: 2, deleted: 0 });
    expect([...shareImagesIn(folder)]).toEqual(
      expect.arrayContaining(cards.map(({ file }) => [file.replace(/\.\w+\.png$/, ''), `/share${file}`])),
    );
    expect(await writeShareImages(cards, share)).toEqual({ written: 0, deleted: 0 });
    writeFileSync(path.join(share, 'old.12345678.png'), '');
    expect(await writeShareImages(cards.slice(0, 1), share)).toEqual({ written: 0, deleted: 2 });
    expect(readdirSync(share)).toEqual(['services']);
    rmSync(folder, { recursive: true });
  });

  it('of no page: development has none', () => {
    expect(shareImagesIn('/no/such/folder').size).toBe(0);
  });
});

describe('what a share image shows', () => {
  it('is the first drawing of the page that is no piece of something', () => {
    const props = { list: [{ drawing: { ...UNITS_FILES['3x3-plain'] } }, { other: { drawing: MOVING } }] };
    expect(firstDrawing(props)).toBe(MOVING.path);
    expect(firstDrawing({ text: MOVING.path })).toBeUndefined();
  });

  it('is what the page opens with, wherever that stands among its props', () => {
    const [list, hero] = [[{ drawing: UNITS_FILES['6x4'] }], { drawing: MOVING }];
    expect(firstDrawing({ title: 'Moving', body: { list, hero } })).toBe(MOVING.path);
  });

  it.each([
    ['/services/shipping/spain', 'Shipping'],
    ['/man-and-van-in-london-areas/camden', 'Man and Van In London Areas'],
    ['/faq', 'Moving, storage and cleaning in London'],
  ])('%s is part of “%s”', (at, section) => {
    expect(shareSubject(page(at, 'Title | Smart Storage and Moving'), MOVING.path)).toEqual({
      title: 'Title',
      section,
      drawing: MOVING.path,
    });
  });
});
