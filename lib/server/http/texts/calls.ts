import { setTexts } from '@/lib/contracts/order-texts';
import { orderPath, ROUTES } from '@/lib/routes';
import { call } from '../call';

/** Back to the order page, which says what is true now. What was sent is unchecked when it is refused. */
function back({ reference, token }: Readonly<Record<string, unknown>>): string {
  if (typeof reference !== 'string' || typeof token !== 'string') return ROUTES.home;
  return `${orderPath(encodeURIComponent(reference), encodeURIComponent(token))}#texts`;
}

export const setTextsCall = call(setTexts, ({ texts }) => texts.set, {
  plainPost: { done: (_answer, fields) => back(fields), refused: (_problem, fields) => back(fields) },
});
