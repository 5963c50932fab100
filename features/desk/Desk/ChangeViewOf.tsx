import type { DeskView } from '@/lib/contracts/desk-views';
import { AddressesPage } from '../ChangePages/AddressesPage';
import { AddressPage } from '../ChangePages/AddressPage';
import { ContactPage } from '../ChangePages/ContactPage';
import { CancelPage } from '../ChangePages/CancelPage';
import { RefundPage } from '../ChangePages/RefundPage';
import { ReschedulePage } from '../ChangePages/ReschedulePage';

/** The page of a view that changes one order. */
export function ChangeViewOf({
  view,
}: {
  readonly view: Extract<
    DeskView,
    { readonly kind: 'addresses' | 'address' | 'cancel' | 'refund' | 'reschedule' | 'contact' }
  >;
}) {
  switch (view.kind) {
    case 'addresses':
      return <AddressesPage {...view} />;
    case 'address':
      return <AddressPage {...view} />;
    case 'contact':
      return <ContactPage {...view} />;
    case 'cancel':
      return <CancelPage {...view} />;
    case 'refund':
      return <RefundPage {...view} />;
    case 'reschedule':
      return <ReschedulePage {...view} />;
  }
}
