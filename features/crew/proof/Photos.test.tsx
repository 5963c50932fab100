import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CrewJobDto } from '@/lib/contracts/crew';
import { MOST_PHOTOS } from '@/lib/domain/visits/assumptions';
import type { UnsentPhoto } from '../store';
import { Photos } from './Photos';
import type { Keep } from './use-keep';

const AT = '2026-12-15T09:30:00.000Z';
const JOB = {
  visit: 'v',
  kind: 'move',
  items: [],
  photoKinds: ['before', 'mark'],
  photos: 0,
  noPhotos: false,
} as unknown as CrewJobDto;
const keep = {
  photo: jest.fn(() => Promise.resolve()),
  drop: jest.fn(() => Promise.resolve()),
  again: jest.fn(() => Promise.resolve()),
  isFull: false,
  problem: '',
};
const asKeep = (changes: Partial<Keep> = {}) => ({ ...keep, ...changes }) as unknown as Keep;
const photo = (trouble: UnsentPhoto['trouble']): UnsentPhoto => ({
  id: 'p',
  crewDay: 'd',
  visit: 'v',
  at: AT,
  kind: 'before',
  trouble,
});
const showPhotos = (job: Partial<CrewJobDto>, photos: readonly UnsentPhoto[] = [], changes: Partial<Keep> = {}) =>
  render(<Photos job={{ ...JOB, ...job }} photos={photos} keep={asKeep(changes)} />);

beforeEach(() => jest.clearAllMocks());

describe('photos of a job', () => {
  it('CRW-1: are taken by what they show, and handed on as they are', async () => {
    showPhotos({});
    const file = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
    await userEvent.upload(screen.getByLabelText('Mark on an item'), file);
    expect(keep.photo.mock.calls).toEqual([['mark', file]]);
  });

  it('DAY-1: a customer who wants none indoors is named, and none is offered there', () => {
    showPhotos({ noPhotos: true, photoKinds: ['mark'] });
    expect(screen.getByText(/^No photos indoors/).isConnected).toBe(true);
    expect(screen.queryByLabelText('Room before')).toBeNull();
  });

  it('CRW-1: are not taken on a full phone, nor beyond what a job can have', () => {
    const { unmount } = showPhotos({}, [], { isFull: true });
    expect(screen.queryByLabelText('Room before')).toBeNull();
    unmount();
    showPhotos({ photos: MOST_PHOTOS - 1 }, [photo(null)]);
    expect(screen.queryByLabelText('Room before')).toBeNull();
    expect(screen.getByText(/no more can be taken/).isConnected).toBe(true);
  });

  it('CRW-1: one that was refused stays with the reason until somebody sends it again or deletes it', async () => {
    showPhotos({}, [photo('unreadable')]);
    expect(screen.getByText(/the office cannot read it/).isConnected).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Send again: Room before, 09:30', hidden: true }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete: Room before, 09:30', hidden: true }));
    expect([keep.again.mock.calls.length, keep.drop.mock.calls.length]).toEqual([1, 1]);
  });
});
