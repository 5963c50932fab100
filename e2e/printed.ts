import { expect, type Page } from '@playwright/test';
import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A page of a PDF that Chromium prints, read by another program: pdf.js, with which Firefox shows PDF. */
type PrintedPage = {
  /** The text without spaces and breaks, which differ between programs, and without the page number in the margin. */
  readonly text: string;
  /** Masks and pictures, which programs draw differently or not at all. */
  readonly tricks: readonly string[];
  /** Words that are in the file and cannot be seen on the page. */
  readonly unseen: readonly string[];
  /** The largest height without ink between the first and the last ink, and the position of the last; mm. */
  readonly gap: number;
  readonly end: number;
};

/** Pixels per point of 1/72 inch. */
const SCALE = 1.5;
const MM = 25.4 / 72 / SCALE;
/** The smallest difference between the darkest and the lightest pixel of a visible word, on a scale of 255. */
const CONTRAST = 60;
const IN_MARGIN = 36;

const bare = (text: string): string => text.replaceAll(/\s/g, '');
const letters = (text: string): string => Array.from(bare(text)).toSorted().join('');

/** Returns the lines of a page that are to be printed. */
async function printable(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print' });
  const text = await page.locator('body').innerText();
  await page.emulateMedia({ media: null });
  return text;
}

/** Prints a page. Fails unless all its text is on paper, once, and visible in another program. */
export async function expectPrinted(page: Page): Promise<readonly PrintedPage[]> {
  const shown = await printable(page);
  const pages = await print(page);
  const text = pages.map((printed) => printed.text).join('');
  // Positioned elements are painted later, so the order of rows may differ. Each row stays as it is.
  expect(shown.split('\n').filter((line) => !text.includes(bare(line)))).toEqual([]);
  expect(letters(text)).toBe(letters(shown));
  expect(pages.flatMap(({ tricks, unseen }) => [...tricks, ...unseen])).toEqual([]);
  return pages;
}

/** Prints the page on A4 with its print styles. */
async function print(page: Page): Promise<readonly PrintedPage[]> {
  const file = await page.pdf({ preferCSSPageSize: true });
  const loading = getDocument({ data: new Uint8Array(file), verbosity: 0 });
  const document = await loading.promise;
  const pages: PrintedPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    pages.push(await readPage(await document.getPage(number), document.canvasFactory as Canvases));
  }
  await loading.destroy();
  return pages;
}

type Word = {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
};

async function readPage(page: PDFPageProxy, canvases: Canvases): Promise<PrintedPage> {
  const { items } = await page.getTextContent();
  const words = items.filter((item): item is Extract<typeof item, Word> => 'str' in item);
  const onPaper = words.filter(({ str, transform }) => str.trim() !== '' && (transform[5] ?? 0) > IN_MARGIN);
  const light = await brightness(page, canvases);
  return {
    text: bare(onPaper.map(({ str }) => str).join('')),
    tricks: await tricksOf(page),
    unseen: onPaper.filter((word) => !isSeen(word, light)).map(({ str }) => str),
    ...inkOf(light),
  };
}

/** Returns soft masks and images among the drawing commands of a page. */
async function tricksOf(page: PDFPageProxy): Promise<readonly string[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const names = new Map<number, string>(Object.entries(OPS).map(([name, code]) => [code, name]));
  return fnArray.flatMap((code, index) => {
    const name = names.get(code) ?? '';
    if (/image/i.test(name)) return [name];
    if (name !== 'setGState') return [];
    const [states] = argsArray[index] as readonly [readonly (readonly [string, unknown])[]];
    return states.some(([key, value]) => key === 'SMask' && value) ? ['mask'] : [];
  });
}

/** The canvases of pdf.js outside a browser. */
type Canvases = {
  readonly create: (width: number, height: number) => { readonly context: CanvasRenderingContext2D };
};
type Light = { readonly width: number; readonly height: number; readonly at: (x: number, y: number) => number };

async function brightness(page: PDFPageProxy, canvases: Canvases): Promise<Light> {
  const viewport = page.getViewport({ scale: SCALE });
  const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
  const { context } = canvases.create(width, height);
  await page.render({ canvas: null, canvasContext: context, viewport }).promise;
  const { data } = context.getImageData(0, 0, width, height);
  return { width, height, at: (x, y) => data[(y * width + x) * 4 + 1] ?? 255 };
}

function isSeen({ transform, width, height }: Word, light: Light): boolean {
  const [left = 0, foot = 0] = transform.slice(4).map((points) => points * SCALE);
  let [darkest, lightest] = [255, 0];
  for (let y = Math.floor(light.height - foot - height * SCALE); y < light.height - foot; y += 1) {
    for (let x = Math.floor(left); x < left + width * SCALE; x += 1) {
      darkest = Math.min(darkest, light.at(x, y));
      lightest = Math.max(lightest, light.at(x, y));
    }
  }
  return lightest - darkest > CONTRAST;
}

function inkOf({ width, height, at }: Light): Pick<PrintedPage, 'gap' | 'end'> {
  const rows = Array.from({ length: height - IN_MARGIN * SCALE }, (_, y) => y).filter((y) => {
    for (let x = 0; x < width; x += 1) if (at(x, y) < 200) return true;
    return false;
  });
  const gaps = rows.slice(1).map((y, index) => y - (rows[index] ?? 0));
  return { gap: Math.max(0, ...gaps) * MM, end: (rows.at(-1) ?? 0) * MM };
}
