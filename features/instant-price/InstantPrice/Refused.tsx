import stub from '@/components/ui/TicketStub.module.scss';

/** A place without a price online: the sentence stands beside its postcode, and here the way to a person. */
export function Refused({ href }: { readonly href: string }) {
  return (
    <>
      <p className={stub.line}>
        <strong className={stub.lead}>By request</strong>
      </p>
      <p className={stub.note}>
        There is no price online for this postcode. <a href={href}>Ask us, with what you have typed</a>
      </p>
    </>
  );
}
