import { Disclosure } from '@/components/ui/Disclosure/Disclosure';
import { fetchedPart } from '@/components/ui/FetchedPart/fetched-part';
import type { Pasted, PasteListProps } from './PasteList';

export const NOTHING_PASTED: Pasted = { text: '', kinds: '' };

const PasteList = fetchedPart(async () => (await import('./PasteList')).PasteList);

/** Opens by itself when a reload brings back pasted text, or when the text has an error. */
export function PasteDisclosure(props: PasteListProps) {
  return (
    <Disclosure
      summary={
        <>
          <b>Paste a list</b> in your own words
        </>
      }
      opens={props.error ?? props.pasted.text !== ''}
    >
      <PasteList {...props} />
    </Disclosure>
  );
}
