import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import type { CrewDayDto, CrewJobDto } from '@/lib/contracts/crew';
import { NOTHING_COUNTED } from '@/lib/domain/visits/items';
import type { Crew } from '../crew-state';
import { Job } from './Job';

// jsdom has no canvas.
jest.mock('../proof/SignatureField', () => ({ SignatureField: () => null }));

const JOB = {
  visit: 'v',
  kind: 'move',
  reference: 'SM-1',
  title: 'Move',
  slot: '10:00–12:00',
  isCancelled: false,
  name: 'Ada',
  phone: '07700 900123',
  phoneHref: 'tel:+447700900123',
  stops: [],
  notes: [],
  events: [],
  items: [{ item: 'sofa', title: 'Sofa', planned: 2, facts: NOTHING_COUNTED, goes: '' }],
  extras: [],
  photos: 0,
  photoKinds: [],
  noPhotos: false,
  signoff: null,
  extraOffer: { kinds: [], stops: [], parkingStops: [], cubicFeet: 0 },
} as unknown as CrewJobDto;
const CREW = {
  unsent: [],
  proof: [],
  photos: [],
  at: new Date('2026-12-15T09:30:00.000Z'),
  isOtherBuild: false,
} as unknown as Crew;

it('CRW-1: a list that is opened before the counters have loaded stays open', async () => {
  const day = { date: '2026-12-15', crewDay: 'd' } as CrewDayDto;
  render(<Job job={JOB} day={day} crew={CREW} office={{ text: '', href: '' }} />);
  fireEvent.click(screen.getByText('Items (1)'));
  expect(screen.getByText('2 × Sofa').closest('details')).toHaveAttribute('open');
  const counter = await screen.findByRole('button', { name: 'All loaded: Sofa', hidden: true });
  expect(counter.closest('details')).toHaveAttribute('open');
  fireEvent.click(screen.getByText('Items (1)'));
  expect(counter.closest('details')).not.toHaveAttribute('open');
});
