import { AddressFields } from '@/components/booking/AddressFields';
import type { Trader } from '@/lib/domain/order/trader';
import { CancelOrder } from './CancelOrder';
import { EditMove } from './EditOrder/EditMove';
import { EditStorage } from './EditOrder/EditStorage';
import { MoveSlot } from './MoveSlot';
import { useAddresses } from './use-addresses';
import { PricedChange } from './PricedChange';
import type { ChangePanel, ChangeSubject } from './types';

type MoveAddressesProps = {
  readonly panel: ChangePanel;
  readonly subject: Extract<ChangeSubject, { kind: 'address' }>;
  readonly trader: Trader;
};

const HINT =
  'Change a postcode, a floor, the lift or the parking. You see the exact difference before anything changes.';
const UNFINISHED = 'Answer what is still open, and you see the exact difference.';

/** Renders the form for other addresses, with the questions that the order asked and the exact price. */
function MoveAddresses({ panel, subject, trader }: MoveAddressesProps) {
  const { stops, answer, errorOf, onLeave, isUnfinished, change } = useAddresses(panel, subject.stops);
  return (
    <PricedChange
      panel={panel}
      trader={trader}
      change={change}
      title="What the change costs"
      hint={isUnfinished ? UNFINISHED : HINT}
      verb={stops.length > 1 ? 'Change the addresses' : 'Change the address'}
    >
      {stops.map(({ path, legend, postcodeLabel, address }) => (
        <AddressFields
          key={path}
          path={path}
          legend={legend}
          postcodeLabel={postcodeLabel}
          address={address}
          onAnswer={(question, value) => answer(path, question, value)}
          errorOf={(question) => errorOf(`${path}.${question}`)}
          onLeavePostcode={() => onLeave(`${path}.postcode`)}
        />
      ))}
    </PricedChange>
  );
}

/** Renders the page of a change. */
export function ChangePage({ panel, trader }: { readonly panel: ChangePanel; readonly trader: Trader }) {
  const { subject } = panel;
  switch (subject.kind) {
    case 'slot':
      return <MoveSlot panel={panel} subject={subject} trader={trader} />;
    case 'items':
      return 'move' in subject.goods ? (
        <EditMove panel={panel} trader={trader} picking={subject} move={subject.goods.move} />
      ) : (
        <EditStorage panel={panel} trader={trader} picking={subject} goods={subject.goods} />
      );
    case 'address':
      return <MoveAddresses panel={panel} subject={subject} trader={trader} />;
    case 'cancel':
      return <CancelOrder panel={panel} trader={trader} />;
  }
}
