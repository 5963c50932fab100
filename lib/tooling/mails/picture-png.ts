import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { MailPicture } from '@/lib/content/mail-pictures';
import { MAIL_DRAWINGS, svgOf } from '@/lib/drawing/files';

/** Pixels of the file for each that it takes. */
export const DENSITY = 2;
/** What a drawing leaves free above and below it, in pixels that it takes. */
const MARGIN = 14;
/** More than its own size a small drawing is not shown: its lines would be thicker than those of the others. */
const LARGEST = 1.35;
/** `mist-100`: the drawings are made for pale grounds, and a dark look of the mail leaves this one. */
const GROUND = '#EDF2F5';

/** The drawing of a picture as SVG. @param publicFolder where the files are that pages show too */
export function markupOf({ drawing }: MailPicture, publicFolder: string): string {
  if ('file' in drawing) return readFileSync(path.join(publicFolder, drawing.file), 'utf8');
  const { draw, ...sheet } = MAIL_DRAWINGS[drawing.plan];
  return svgOf(draw(), sheet).markup;
}

type Size = { readonly width: number; readonly height: number };

/** How much larger than it was drawn for a drawing is shown, as a whole and with its margin. */
export function scaleIn(room: Size, drawn: Size): number {
  const [across, down] = [room.width - 2 * MARGIN, room.height - 2 * MARGIN];
  return Math.min(across / drawn.width, down / drawn.height, LARGEST);
}

/** The file of a picture: its drawing in the middle of its ground, in the few colours that drawings have. */
export async function picturePng({ width, height }: MailPicture, markup: string): Promise<Buffer> {
  const drawn = await sharp(Buffer.from(markup)).metadata();
  const scale = scaleIn({ width, height }, drawn);
  const drawing = await sharp(Buffer.from(markup), { density: 72 * scale * DENSITY })
    .png()
    .toBuffer();
  return sharp({ create: { width: width * DENSITY, height: height * DENSITY, channels: 4, background: GROUND } })
    .composite([{ input: drawing, gravity: 'centre' }])
    .png({ palette: true, colours: 128, effort: 7 })
    .toBuffer();
}

/** Of the edge round the mark, in units of its file. */
const EDGE = 26;

/** The mark with an edge in the colour of the pale ground: not seen there, and on a dark ground it keeps the dark faces whole. */
export function edgedMark(markup: string): string {
  const [, head = '', box = '', tail = '', faces = ''] =
    /^(<svg [^>]*viewBox=")([^"]+)("[^>]*>)(.*)<\/svg>$/s.exec(markup) ?? [];
  const [x = 0, y = 0, width = 0, height = 0] = box.split(' ').map(Number);
  const wider = [x - EDGE, y - EDGE, width + 2 * EDGE, height + 2 * EDGE].join(' ');
  const edge = faces
    .replace(/ (?:fill|stroke|stroke-width)="[^"]*"/g, '')
    .replaceAll('<path', `<path fill="${GROUND}" stroke="${GROUND}" stroke-width="${2 * EDGE}"`);
  return `${head}${wider}${tail.replace(/ (?:width|height)="[^"]*"/g, '')}${edge}${faces}</svg>`;
}

/** The mark on nothing: it stands on the ground of the mail, pale or dark. */
export const markPng = ({ width, height }: MailPicture, markup: string): Promise<Buffer> =>
  sharp(Buffer.from(edgedMark(markup)))
    .resize(width * DENSITY, height * DENSITY, { fit: 'contain', background: '#0000' })
    .png({ palette: true, colours: 64 })
    .toBuffer();
