import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { fetchedPart } from '@/components/ui/FetchedPart/fetched-part';
import type { SavedQuoteProps } from './SavedQuote';

const SavedQuote = fetchedPart(async () => (await import('./SavedQuote')).SavedQuote);

/** Renders the one control to save the quote and leave it. */
export function SaveAndExit(quote: Omit<SavedQuoteProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="outline" size="s" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Save and exit
      </Button>
      {isOpen ? <SavedQuote {...quote} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
