import { HONEYPOT } from '@/lib/domain/enquiries/forms';

/** Renders a field that people neither see nor reach, so that only bots fill it in. `className` hides it. */
export function Honeypot({ className }: { readonly className: string | undefined }) {
  return (
    <div className={className} aria-hidden="true">
      <label>
        Leave this empty
        <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
