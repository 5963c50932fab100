import { Note } from '@/components/ui/Note';
import { MOST_VANS } from '@/lib/domain/catalogue/most-vans';

type UnpricedProps = {
  readonly call: { readonly phone: string; readonly phoneHref: string };
  /** Whether a unit holds the list, although it needs more than two vans. */
  readonly hasUnit: boolean;
};

/** Renders the note about a list that is too large for an online price. */
export function Unpriced({ call: { phone, phoneHref }, hasUnit }: UnpricedProps) {
  return (
    <Note kind="info">
      {hasUnit ? `This is more than ${MOST_VANS} can carry in a day` : 'This is more than our largest unit holds'}. Ring
      us on <a href={phoneHref}>{phone}</a> and we will plan it with you.
    </Note>
  );
}
