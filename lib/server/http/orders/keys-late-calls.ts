import { keysLatePath } from '@/lib/account-routes';
import { chooseKeysLate, undoKeysLate } from '@/lib/contracts/keys-late';
import { call } from '../call';

type Fields = Readonly<Record<string, unknown>>;

const text = (value: unknown): string => encodeURIComponent(typeof value === 'string' ? value.slice(0, 64) : '');

/** The page again: with what was booked or undone, or why it was not. */
const pageWith = ({ reference, token }: Fields, said: string): string =>
  `${keysLatePath(text(reference))}?token=${text(token)}&${said}`;

export const chooseKeysLateCall = call(chooseKeysLate, ({ keysLate }) => keysLate.choose, {
  plainPost: {
    done: (_, fields) => pageWith(fields, 'said=chosen'),
    refused: ({ code }, fields) => pageWith(fields, `trouble=${code}`),
  },
});

export const undoKeysLateCall = call(undoKeysLate, ({ keysLate }) => keysLate.undo, {
  plainPost: {
    done: (_, fields) => pageWith(fields, 'said=undone'),
    refused: ({ code }, fields) => pageWith(fields, `trouble=${code}`),
  },
});
