import { Note } from '@/components/ui/Note';
import { MOST_VANS } from '@/lib/domain/catalogue/most-vans';

type UnpricedProps = {
  readonly call: { readonly phone: string; readonly phoneHref: string };
  /** A unit holds it, but the way there needs more than two vans. */
  readonly hasUnit: boolean;
};

/** More than there is a price for online. */
export function Unpriced({ call: { phone, phoneHref }, hasUnit }: UnpricedProps) {
  return (
    <Note kind="info">
      {hasUnit ? `This is more than ${MOST_VANS} can carry in a day` : 'This is more than our largest unit holds'}. Ring
      us on <a href={phoneHref}>{phone}</a> and we will plan it with you.
    </Note>
  );
}
