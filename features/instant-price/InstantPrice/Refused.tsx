import stub from '@/components/ui/TicketStub.module.scss';

/** Renders the link to ask us when a postcode has no online price. The sentence about it stands beside the field. */
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
