import { useEffect, useRef } from 'react';
import { FaqBody, type FaqBodyProps } from './FaqBody';
import { wakeFaq } from './hydrate';

/** Renders the questions after a client-side navigation, where there is no server markup to attach to. */
export function AwakeFaq(props: FaqBodyProps) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => (page.current ? wakeFaq(page.current) : undefined), []);
  return (
    <div ref={page}>
      <FaqBody {...props} />
    </div>
  );
}
