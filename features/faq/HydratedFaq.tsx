import { useEffect, useRef } from 'react';
import { FaqBody, type FaqBodyProps } from './FaqBody';
import { hydrateFaq } from './hydrate';

/** Renders the questions after a client-side navigation, where there is no server markup to attach to. */
export function HydratedFaq(props: FaqBodyProps) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => (page.current ? hydrateFaq(page.current) : undefined), []);
  return (
    <div ref={page}>
      <FaqBody {...props} />
    </div>
  );
}
