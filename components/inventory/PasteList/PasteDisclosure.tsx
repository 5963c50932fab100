import { LazyDisclosure } from '@/components/ui/Disclosure/LazyDisclosure';
import { fetchedPart } from '@/components/ui/FetchedPart/fetched-part';
import type { Pasted, PasteListProps } from './PasteList';

export const NOTHING_PASTED: Pasted = { text: '', kinds: '' };

const PasteList = fetchedPart(async () => (await import('./PasteList')).PasteList);

/** Opens by itself when a reload brings back pasted text, or when the text has an error. */
export function PasteDisclosure(props: PasteListProps) {
  return (
    <LazyDisclosure
      title={
        <>
          <b>Paste a list</b> in your own words
        </>
      }
      opens={props.error ?? props.pasted.text !== ''}
    >
      <PasteList {...props} />
    </LazyDisclosure>
  );
}
