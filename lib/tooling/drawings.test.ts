import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CATALOGUE } from '@/lib/drawing/files';
import { itemPictures } from '@/lib/content/drawings';
import { itemPicturesModule, manifestOf, renderDrawings } from './render-drawings';

const drawings = renderDrawings(CATALOGUE);
const read = (file: string) => readFileSync(path.join(process.cwd(), file), 'utf8');

describe('the drawings in the repository', () => {
  it('are what the catalogue draws (else: npm run drawings)', () => {
    expect(read('lib/content/drawing-files.ts')).toBe(manifestOf(drawings));
    expect(read('lib/item-pictures.ts')).toBe(itemPicturesModule(itemPictures()));
    for (const drawing of drawings) expect(existsSync(path.join(process.cwd(), 'public', drawing.path))).toBe(true);
  });

  it('leave no file that nothing names', () => {
    const folders = new Set(drawings.map((drawing) => path.posix.dirname(drawing.path)));
    const there = [...folders].flatMap((folder) =>
      readdirSync(path.join(process.cwd(), 'public', folder)).map((file) => `${folder}/${file}`),
    );
    expect(there.sort()).toEqual([...new Set(drawings.map((drawing) => drawing.path))].sort());
  });

  it('come out byte for byte alike a second time', () => {
    expect(renderDrawings(CATALOGUE).map(({ markup }) => markup)).toEqual(drawings.map(({ markup }) => markup));
  });

  it('are pictures: no script, no address, no number that is not one', () => {
    for (const { markup } of drawings) {
      expect(markup.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/script|href|http|NaN|undefined|Infinity/);
    }
  });
});

describe('renderDrawings', () => {
  it('gives drawings that come out alike one file', () => {
    const [[, entry] = []] = Object.entries(CATALOGUE);
    if (!entry) throw new Error('The catalogue is empty');
    const [one, other] = renderDrawings({ 'items/one': entry, 'items/other': entry });
    expect(other?.path).toBe(one?.path);
  });
});
