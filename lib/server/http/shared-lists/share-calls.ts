import * as contracts from '@/lib/contracts/order-shares';
import { ROUTES } from '@/lib/routes';
import { orderSharesPath, shareLinkPath, sharePayPath } from '@/lib/shared-list-routes';
import { call } from '../call';

type Fields = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Back to the order's shares, which say by themselves how they stand. */
const back = ({ reference, token }: Fields): string =>
  textOf(reference) && textOf(token) ? orderSharesPath(textOf(reference), textOf(token)) : ROUTES.home;

const toShare = ({ key }: Fields, said: string): string =>
  textOf(key) ? sharePayPath(textOf(key), said) : ROUTES.home;

export const shareOrderCall = call(contracts.shareOrder, ({ orderShares }) => orderShares.share, {
  plainPost: { done: (_answer, fields) => back(fields), refused: (_problem, fields) => back(fields) },
});

export const setShareReceiptCall = call(contracts.setShareReceipt, ({ orderShares }) => orderShares.receipt, {
  plainPost: {
    // Its form is the one that pays.
    done: (_answer, { key }) => shareLinkPath(textOf(key)),
    refused: ({ code }, fields) => toShare(fields, code === 'rate_limited' ? 'too-many' : 'email'),
    kept: ['email'],
  },
});
