import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { MailPicture } from '@/lib/content/drawings';
import { MAIL_DRAWINGS, svgOf } from '@/lib/drawing/files';
import { DENSITY, GROUND } from '@/lib/server/platform/notifications/pictures/inline';

/**
 * Returns the drawing of a picture as SVG.
 * @param publicFolder the folder of the files that pages show too
 */
export function markupOf({ drawing }: MailPicture, publicFolder: string): string {
  if ('file' in drawing) return readFileSync(path.join(publicFolder, drawing.file), 'utf8');
  const { draw, ...sheet } = MAIL_DRAWINGS[drawing.plan];
  return svgOf(draw(), sheet).markup;
}

/** The width of the edge round the mark, in units of its file. */
const EDGE = 26;

/**
 * Returns the mark with an edge in the colour of the pale background. The edge is invisible there, and on a dark
 * background it keeps the dark faces recognisable.
 */
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

/** Renders the mark with a transparent background, because the mail's background may be pale or dark. */
export const markPng = ({ width, height }: MailPicture, markup: string): Promise<Buffer> =>
  sharp(Buffer.from(edgedMark(markup)))
    .resize(width * DENSITY, height * DENSITY, { fit: 'contain', background: '#0000' })
    .png({ palette: true, colours: 64 })
    .toBuffer();
