import { extraPath } from '@/lib/account-routes';
import { answerExtra } from '@/lib/contracts/extras';
import { call } from '../call';

type Fields = Readonly<Record<string, unknown>>;

const text = (value: unknown): string => encodeURIComponent(typeof value === 'string' ? value.slice(0, 64) : '');

/** The page of extras again: with the answer that was given, or why it does not count. */
const pageWith = ({ reference, token }: Fields, said: string): string =>
  `${extraPath(text(reference))}?token=${text(token)}&${said}`;

export const answerExtraCall = call(answerExtra, ({ extras }) => extras.answer, {
  plainPost: {
    done: ({ answer }, fields) => pageWith(fields, `said=${answer}`),
    refused: ({ code }, fields) => pageWith(fields, `trouble=${code}`),
  },
});
