/**
 * `npm run mail-pictures`: the pictures that mails show, as PNG files in public/mails, from the drawings of public/drawings.
 * The build does it too. Their names never change: a mail that was sent last year asks for them again when it is opened.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MAIL_MARK, MAIL_PICTURES, type MailPicture } from '@/lib/content/mail-pictures';
import { markPng, markupOf, picturePng } from './mails/picture-png';

const PUBLIC = path.resolve(import.meta.dirname, '../../public');

async function mailPictures(): Promise<void> {
  const startedAt = performance.now();
  mkdirSync(path.join(PUBLIC, 'mails'), { recursive: true });
  const write = async (picture: MailPicture, draw: typeof picturePng) => {
    const file = await draw(picture, markupOf(picture, PUBLIC));
    writeFileSync(path.join(PUBLIC, picture.path), file);
    return file.length;
  };
  const sizes = await Promise.all([
    write(MAIL_MARK, markPng),
    ...MAIL_PICTURES.map((picture) => write(picture, picturePng)),
  ]);
  const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${sizes.length} pictures of mails, ${kilobytes.toFixed(0)} kB in ${seconds} s.`);
}

void mailPictures();
