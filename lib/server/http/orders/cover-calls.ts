import { coverPath } from '@/lib/account-routes';
import { changeCover } from '@/lib/contracts/order-cover';
import type { OrderChangeDto } from '@/lib/contracts/order-change-dto';
import { COVER_FIELDS, coverOfFields, worthField } from '@/lib/domain/order/cover-fields';
import { orderPath } from '@/lib/routes';
import { call } from '../call';
import type { PlainPost } from '../plain-post';

type Fields = Parameters<PlainPost['refused']>[1];

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 64) : '');
const orderIn = ({ reference }: Fields): string => encodeURIComponent(text(reference));

/** The page of cover again, priced anew, with why it was refused. */
function pageAgain(fields: Fields, trouble: string): string {
  const answers = Object.entries(fields).filter(
    ([name]) => name === COVER_FIELDS.step || name.startsWith(worthField('')),
  );
  const query = new URLSearchParams({
    token: text(fields.token),
    ...Object.fromEntries(answers.map(([name, value]) => [name, text(value)])),
    trouble,
  });
  return `${coverPath(orderIn(fields))}?${query.toString()}`;
}

export const changeCoverCall = call(changeCover, ({ orderCover }) => orderCover.change, {
  plainPost: {
    read: (fields) => ({ ...fields, cover: coverOfFields(fields) }),
    // What is dearer is paid first: that is our own way to the payment page.
    done: ({ paymentUrl }: OrderChangeDto, fields) =>
      paymentUrl ?? `${orderPath(orderIn(fields), encodeURIComponent(text(fields.token)))}&changed=items`,
    refused: ({ code }, fields) => pageAgain(fields, code),
  },
});
