import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { expect } from '@playwright/test';

/** The folder of mails that the server under test writes, because it has no SMTP_URL. */
const folder = () => path.join(process.env.E2E_DATA_DIR ?? '', 'mails');

/** A cache of parsed mails by file: a mail never changes, and reading hundreds again takes seconds. */
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

/** The operator's address for notifications without OPERATOR_EMAIL. */
const OPERATOR = 'operator@example.com';

/** Waits for the mail to the operator that contains these digits, ignoring spaces. */
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

/** Waits for the mail whose subject (and text) matches. Mails leave the outbox shortly after the order is stored. */
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

/** Returns the number of mails to an address whose subject matches. */
export async function countMails(address: string, subject: RegExp): Promise<number> {
  return (await mailsTo(address)).filter((mail) => subject.test(mail.subject ?? '')).length;
}

/** Returns the appointment, version and method of a mail's calendar file. */
export function calendarOf({ attachments }: Email): { uid: string; sequence: number; method: string } {
  const file = attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  const text = typeof file?.content === 'string' ? file.content : new TextDecoder().decode(file?.content);
  const value = (name: string): string => new RegExp(`^${name}:(.*)$`, 'm').exec(text)?.[1]?.trim() ?? '';
  return { uid: value('UID'), sequence: Number(value('SEQUENCE')), method: value('METHOD') };
}

/**
 * Returns the texts to a mobile, the earliest first. The server under test writes them to files, because it has no
 * Twilio.
 */
export function smsTo(number: string): readonly string[] {
  const texts = path.join(process.env.E2E_DATA_DIR ?? '', 'texts');
  if (!existsSync(texts)) return [];
  const written = readdirSync(texts).filter((name) => name.endsWith('.txt'));
  return written
    .toSorted()
    .map((name) => readFileSync(path.join(texts, name), 'utf8'))
    .filter((text) => text.startsWith(`To: ${number}\n`));
}
