import { useEffect, useRef } from 'react';
import { FaqBody, type FaqBodyProps } from './FaqBody';
import { wakeFaq } from './wake';

/** The questions after a soft navigation, where no markup of the server was there to wake. */
export function AwakeFaq(props: FaqBodyProps) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => (page.current ? wakeFaq(page.current) : undefined), []);
  return (
    <div ref={page}>
      <FaqBody {...props} />
    </div>
  );
}
