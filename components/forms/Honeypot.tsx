import { HONEYPOT } from '@/lib/domain/enquiries/form-calls';

/** A field that people neither see nor reach; who fills it in is a machine. `className` hides it. */
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
