import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { expect } from '@playwright/test';

/** Mails that the server under test has written, because it has no SMTP_URL. */
const folder = () => path.join(process.env.E2E_DATA_DIR ?? '', 'mails');

/** Of each file what is in it: the server writes a mail once and whole, and reading hundreds again takes seconds. */
const read = new Map<string, Promise<Email>>();

function mailIn(file: string): Promise<Email> {
  const mail = read.get(file) ?? PostalMime.parse(readFileSync(file));
  read.set(file, mail);
  return mail;
}

async function mailsTo(address: string): Promise<readonly Email[]> {
  if (!existsSync(folder())) return [];
  const files = readdirSync(folder()).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(files.map((name) => mailIn(path.join(folder(), name))));
  return mails.filter((mail) => mail.to?.some((to) => to.address === address));
}

/** Where the operator's mails go without OPERATOR_EMAIL. */
const OPERATOR = 'operator@example.com';

/** Waits for the mail to the operator in which these digits stand, spaces not counted. */
export async function operatorMailAbout(digits: string): Promise<Email> {
  let found: Email | undefined;
  await expect
    .poll(
      async () => {
        const mails = await mailsTo(OPERATOR);
        found = mails.find(({ text }) => text?.replaceAll(/[\s ]/g, '').includes(digits));
        return found !== undefined;
      },
      { message: `a mail to the operator about ${digits}` },
    )
    .toBe(true);
  if (!found) throw new Error('The mail has gone');
  return found;
}

/** Waits for the mail whose subject matches (and its text): it leaves the outbox shortly after the order is stored. */
export async function mailTo(address: string, subject: RegExp, words = /(?:)/): Promise<Email> {
  let found: Email | undefined;
  await expect
    .poll(
      async () => {
        const mails = await mailsTo(address);
        found = mails.find((mail) => subject.test(mail.subject ?? '') && words.test(mail.text ?? ''));
        return found ? [found.subject] : [];
      },
      { message: `a mail to ${address} with the subject ${String(subject)}` },
    )
    .toContainEqual(expect.stringMatching(subject));
  if (!found) throw new Error('The mail has gone');
  return found;
}

/** How many mails with such a subject somebody has had. */
export async function countMails(address: string, subject: RegExp): Promise<number> {
  return (await mailsTo(address)).filter((mail) => subject.test(mail.subject ?? '')).length;
}

/** The calendar file that came with a mail: which appointment it is about, and which of its versions. */
export function calendarOf({ attachments }: Email): { uid: string; sequence: number; method: string } {
  const file = attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  const text = typeof file?.content === 'string' ? file.content : new TextDecoder().decode(file?.content);
  const value = (name: string): string => new RegExp(`^${name}:(.*)$`, 'm').exec(text)?.[1]?.trim() ?? '';
  return { uid: value('UID'), sequence: Number(value('SEQUENCE')), method: value('METHOD') };
}

/** The texts to a mobile that the server under test has written, because it has no Twilio, the earliest first. */
export function textsTo(number: string): readonly string[] {
  const texts = path.join(process.env.E2E_DATA_DIR ?? '', 'texts');
  if (!existsSync(texts)) return [];
  const written = readdirSync(texts).filter((name) => name.endsWith('.txt'));
  return written
    .toSorted()
    .map((name) => readFileSync(path.join(texts, name), 'utf8'))
    .filter((text) => text.startsWith(`To: ${number}\n`));
}
