import type { ComponentType } from 'react';
import type { CrewJobView, DayPlanView } from '@/lib/contracts/desk-visits';
import styles from './sheet.module.scss';

/** Renders sheets of the desk's day plan. The page passes in the component of the other feature. */
export function Crews({ CrewSheet }: { readonly CrewSheet: ComponentType<CrewDay> }) {
  return (
    <div className={styles.crews}>
      {CREW_DAYS.map((crew) => (
        <CrewSheet key={crew.name} {...crew} />
      ))}
    </div>
  );
}

export type CrewDay = DayPlanView['teams'][number]['crews'][number] & { readonly day: string; readonly date: string };

const DAY = 'Tuesday 15 December 2026';

const MOVE: CrewJobView = {
  reference: 'SM-7K4Q-2XPD',
  href: '/ui',
  slot: '08:00–10:00',
  title: 'Two-bedroom move',
  name: 'Ada Example',
  phone: '+44 7700 900123',
  phoneHref: 'tel:+447700900123',
  stops: [
    {
      id: 'from',
      floor: 2,
      hasLift: false,
      hasParking: true,
      facts: [
        { label: 'From', text: '14 Sample Street, N1 9GU. Second floor, no lift, parking at the door' },
        { label: 'From, at the door', text: 'Bell 14B, the gate sticks' },
      ],
    },
    {
      id: 'to',
      floor: 3,
      hasLift: true,
      hasParking: false,
      facts: [{ label: 'To', text: '2 Example Road, SE1 7PB. Third floor, lift, no parking at the door' }],
    },
  ],
  items: ['12 × Medium box (3 cu ft, 15 kg each)', '1 × Double bed (40 cu ft, 45 kg each)'],
  volume: '76 cu ft, 225 kg',
  notes: ['Booked: moving, packing', 'Together with Moving crew 2'],
  checks: [
    'Walked round with the customer: what goes, what stays',
    'Damage that was there already: photographed and noted',
    'Every room, cupboard and the loft looked into before leaving',
    'Covers taken back, keys returned',
  ],
  visit: {
    id: 'visit',
    state: { label: 'Planned', tag: 'plain' },
    progress: '',
    alarm: '',
    endAsked: null,
    refundHref: '',
    proof: '',
    proofHref: '',
    assign: null,
    record: null,
  },
};

/** A made-up day: one crew with two jobs, and one job without a crew. */
const CREW_DAYS: readonly CrewDay[] = [
  {
    day: DAY,
    date: '2026-12-15',
    name: 'Moving crew 1',
    lead: 'Sam',
    isExtra: false,
    jobs: [
      MOVE,
      { ...MOVE, reference: 'SM-3M8W-9RTC', slot: '14:00–16:00', name: 'Sam Sample', items: [], volume: '' },
    ],
  },
  {
    day: DAY,
    date: '2026-12-15',
    name: 'Moving crew 4',
    lead: '',
    isExtra: true,
    jobs: [{ ...MOVE, reference: 'SM-6H2D-4VNX' }],
  },
];
