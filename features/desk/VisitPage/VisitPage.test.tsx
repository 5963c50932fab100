import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { deskFormPath } from '@/lib/contracts/desk-form-path';
import type { VisitPageView } from '@/lib/contracts/desk-proof';
import type { DeskRefusedForm } from '@/lib/contracts/desk-parts';
import { RefusedForm } from '@/features/desk-kit/DeskForm/DeskForm';
import { VisitPage } from './VisitPage';

const VIEW: VisitPageView = {
  kind: 'visit',
  head: {
    reference: 'SM-1',
    title: 'Moving',
    name: 'Ada Example',
    when: 'Tue 15 Dec 2026',
    state: { label: 'Booked', tag: 'success' },
  },
  visit: 'visit-visit-visit',
  crews: 'Moving crew 1',
  when: 'Tue 15 Dec 2026, 10:00',
  planHref: '/desk/day?date=2026-12-15',
  state: { label: 'Loading', tag: 'hot' },
  summary: '1 of 2 in, 1 mark',
  closed: '',
  event: 'event-event-event',
  lines: [
    {
      item: 'sofa',
      title: 'Sofa',
      planned: 2,
      marks: ['torn'],
      counts: [{ way: 'loaded', value: '1', source: '1 by the crew at 10:40' }],
    },
    { item: 'lamp', title: 'Lamp', planned: 0, marks: [], counts: [{ way: 'loaded', value: '', source: '' }] },
  ],
  photos: { kinds: [{ value: 'before', label: 'Before' }], left: 39, noPhotos: false },
  signoff: { seen: '', options: [{ value: 'by_phone', label: 'Name given on the telephone' }], crew: 'Sam' },
  proof: null,
  history: [],
};
const shown = (view: Partial<VisitPageView> = {}, refused: DeskRefusedForm | null = null) =>
  render(
    <RefusedForm value={refused}>
      <VisitPage {...VIEW} {...view} />
    </RefusedForm>,
  );
const sofas = () => within(screen.getByRole('group', { name: '2 × Sofa' }));

describe('a visit that the desk records for its crew', () => {
  it('DSK-1: shows what was counted and by whom, and sends it back with what was typed', () => {
    const { container } = shown();
    expect(sofas().getByLabelText('Loaded')).toHaveValue(1);
    expect(sofas().getByLabelText('Loaded')).toHaveAccessibleDescription('1 by the crew at 10:40');
    expect(sofas().getByRole('checkbox', { name: 'torn', hidden: true })).toBeChecked();
    const sent = new FormData(
      container.querySelector<HTMLFormElement>(`form[action="${deskFormPath('recordCounts')}"]`)!,
    );
    expect(Object.fromEntries(sent)).toEqual({
      visit: VIEW.visit,
      event: VIEW.event,
      time: '',
      'items[0].item': 'sofa',
      'items[0].was.loaded': '1',
      'items[0].loaded': '1',
      'items[0].was.marks': 'torn',
      'items[0].marks.torn': 'yes',
      'items[1].item': 'lamp',
      'items[1].was.loaded': '',
      'items[1].loaded': '',
      'items[1].was.marks': '',
    });
    expect(screen.getByRole('group', { name: 'Lamp, not on the list' })).toBeInTheDocument();
  });

  it('DSK-1: refused, it has what was typed, with the marks that were ticked and those that were not', () => {
    shown(
      {},
      {
        action: deskFormPath('recordCounts'),
        values: { visit: VIEW.visit, 'items[0].loaded': '2', 'items[0].was.marks': '', 'items[0].marks.wet': 'yes' },
        errors: { 'items[0].loaded': 'Someone has counted this in the meantime.', 'items[0].marks': 'Marks changed.' },
      },
    );
    expect(sofas().getByLabelText('Loaded')).toHaveValue(2);
    expect(sofas().getByRole('checkbox', { name: 'wet' })).toBeChecked();
    expect(sofas().getByRole('checkbox', { name: 'torn' })).not.toBeChecked();
    const links = within(screen.getByRole('group', { name: 'Check these answers' })).getAllByRole('link');
    const targets = links.map((link) => document.getElementById(link.getAttribute('href')?.slice(1) ?? ''));
    expect(targets.map((target) => target?.tagName)).toEqual(['INPUT', 'SUMMARY']);
  });

  it('DSK-1: sends files as files, and offers none where no more can be kept', () => {
    const { unmount } = shown();
    const files = screen.getByLabelText('Files');
    expect(files.closest('form')).toHaveAttribute('enctype', 'multipart/form-data');
    expect(files).toHaveAttribute('multiple');
    unmount();
    shown({ photos: { ...VIEW.photos, left: 0 } });
    expect(screen.queryByLabelText('Files')).not.toBeInTheDocument();
    expect(screen.getByText('The visit has as many photos as it can have.')).toBeInTheDocument();
  });

  it('DSK-1: has nothing to fill in where nothing can be recorded, and says why', () => {
    const { container } = shown({ closed: 'This visit did not take place: there is nothing to record.' });
    expect(container.querySelector('form')).toBeNull();
    expect(screen.getByText(/^This visit did not take place/)).toBeInTheDocument();
  });
});
