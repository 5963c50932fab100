import type { Trader } from '@/lib/domain/order/trader';
import { CancelOrder } from '../CancelOrder/CancelOrder';
import { EditMove } from '../EditOrder/EditMove';
import { EditStorage } from '../EditOrder/EditStorage';
import { MoveSlot } from '../MoveSlot/MoveSlot';
import { MoveStops } from '../MoveStops/MoveStops';
import type { ChangePanel } from '../types';

/** The page of a change. */
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
      return <MoveStops panel={panel} subject={subject} trader={trader} />;
    case 'cancel':
      return <CancelOrder panel={panel} trader={trader} />;
  }
}
