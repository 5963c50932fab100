import type { Letter } from '@/lib/server/platform/notifications/email/blocks';
import type { SampleMail } from '@/lib/server/platform/notifications/notification';
import { ownLoadOf } from '@/lib/server/platform/notifications/pictures/inline';
import { drawingName, ownDrawing } from '@/lib/server/platform/notifications/pictures/own-drawing';
import type { MailTopic } from '@/lib/server/platform/outbox/topics';
import { NOTIFICATIONS } from './every-notification';

/** `name` is unique among all samples. */
export type NamedSample = SampleMail & { readonly topic: MailTopic; readonly name: string };

export const sampleMails = (): readonly NamedSample[] =>
  Object.entries(NOTIFICATIONS).flatMap(([topic, definition]) =>
    'mail' in definition
      ? definition.samples().map((sample) => ({
          ...sample,
          topic: topic as MailTopic,
          name: sample.case === '' ? topic : `${topic}, ${sample.case}`,
        }))
      : [],
  );

export const sampleSms = (): readonly { readonly topic: string; readonly text: string }[] =>
  Object.entries(NOTIFICATIONS).flatMap(([topic, definition]) =>
    'text' in definition ? definition.samples().map((text) => ({ topic, text })) : [],
  );

/** The gallery cannot show an inline part of a mail, so `npm run mail-pictures` writes a file. */
export function sampleDrawing(letter: Letter): string | null {
  const own = ownLoadOf(letter);
  return own && `/mails/sample-${drawingName(own)}.png`;
}

export function sampleDrawings(): ReadonlyMap<string, string> {
  const drawings = new Map<string, string>();
  for (const { letter } of sampleMails()) {
    const own = ownLoadOf(letter);
    const path = sampleDrawing(letter);
    if (own && path) drawings.set(path, ownDrawing(own).markup);
  }
  return drawings;
}
