/**
 * `npm run mail-pictures`: renders the pictures of mails as PNG files into public/mails, from the drawings of
 * public/drawings. The build runs it too. Their names never change, because old mails load them again when they are
 * opened. Also renders those of the samples at /ui/mails, whose names contain a hash of their content.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MAIL_MARK, OWN_DRAWING_SIZE, MAIL_PICTURES, type MailPicture } from '@/lib/content/drawings';
import { sampleDrawings } from '@/lib/server/modules/notifications/sample-mails';
import { pngOf } from '@/lib/server/platform/notifications/pictures/inline';
import { markPng, markupOf } from './mails/picture-png';

const PUBLIC = path.resolve(import.meta.dirname, '../../public');

async function mailPictures(): Promise<void> {
  const startedAt = performance.now();
  mkdirSync(path.join(PUBLIC, 'mails'), { recursive: true });
  const write = async (name: string, drawn: Promise<Buffer>) => {
    const file = await drawn;
    writeFileSync(path.join(PUBLIC, name), file);
    return file.length;
  };
  const markup = (picture: MailPicture) => markupOf(picture, PUBLIC);
  const sizes = await Promise.all([
    write(MAIL_MARK.path, markPng(MAIL_MARK, markup(MAIL_MARK))),
    ...MAIL_PICTURES.map((picture) => write(picture.path, pngOf(picture, markup(picture)))),
    ...[...sampleDrawings()].map(([name, drawn]) => write(name, pngOf(OWN_DRAWING_SIZE, drawn))),
  ]);
  const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${sizes.length} pictures of mails, ${kilobytes.toFixed(0)} kB in ${seconds} s.`);
}

void mailPictures();
