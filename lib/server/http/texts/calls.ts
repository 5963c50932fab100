import { setTexts } from '@/lib/contracts/order-texts';
import { orderPath, ROUTES } from '@/lib/routes';
import { call } from '../call';

/** Back to the order page, which says what is true now. */
const back = ({ reference, token }: Readonly<Record<string, unknown>>): string =>
  typeof reference === 'string' && typeof token === 'string' ? `${orderPath(reference, token)}#texts` : ROUTES.home;

export const setTextsCall = call(setTexts, ({ texts }) => texts.set, {
  plainPost: { done: (_answer, fields) => back(fields), refused: (_problem, fields) => back(fields) },
});
