import type { DeskTag } from '@/lib/contracts/desk-parts';
import type { CrewJobView, DayPlanView } from '@/lib/contracts/desk-visits';
import { needsSomebody, todayJobs } from '@/lib/server/modules/desk/today';

const job = (id: string, slot: string, tag: DeskTag, alarm = ''): CrewJobView => ({
  reference: `SM-${id}`,
  href: `/desk/orders/SM-${id}`,
  slot,
  title: 'Move',
  name: 'Ada',
  phone: '',
  phoneHref: '',
  stops: [],
  items: [],
  volume: '',
  notes: [],
  checks: [],
  visit: {
    id,
    state: { label: tag, tag },
    progress: '',
    alarm,
    refundHref: '',
    proof: '',
    proofHref: '',
    endAsked: null,
    assign: null,
    record: null,
  },
});
const crew = (name: string, jobs: readonly CrewJobView[], isExtra = false) => ({ name, lead: '', isExtra, jobs });
const teams = (...crews: ReturnType<typeof crew>[]): Pick<DayPlanView, 'teams'> => ({
  teams: [{ service: 'Moving', crews }],
});

describe('the jobs of today', () => {
  it('DSK-1: stand by what they need: somebody, under way, to come, over; by slot within each', () => {
    const done = job('done', '08:00–10:00', 'success');
    const failed = job('failed', '08:00–10:00', 'error');
    const late = job('late', '14:00–16:00', 'hot', 'Later than we said');
    const running = job('running', '10:00–12:00', 'hot');
    const next = job('next', '12:00–14:00', 'plain');
    const last = job('last', '16:00–18:00', 'plain');
    const list = todayJobs(
      teams(crew('Moving crew 1', [done, running, last]), crew('Moving crew 2', [failed, next, late])),
    );
    expect(list.map(({ key }) => key)).toEqual(['late', 'running', 'next', 'last', 'failed', 'done']);
    expect(list.filter(needsSomebody).map(({ key }) => key)).toEqual(['late']);
  });

  it('DSK-1: a job of two crews is one, with both', () => {
    const both = job('both', '10:00–12:00', 'plain');
    const list = todayJobs(teams(crew('Moving crew 1', [both]), crew('Moving crew 2', [both])));
    expect(list.map(({ crew: name }) => name)).toEqual(['Moving crew 1 and Moving crew 2']);
  });

  it('DSK-1: a job that lacks a crew needs somebody, and keeps an alarm of its own', () => {
    const none = job('none', '10:00–12:00', 'plain');
    const half = job('half', '08:00–10:00', 'plain', 'The order is cancelled');
    const list = todayJobs(teams(crew('Moving', [none, half], true), crew('Moving crew 1', [half])));
    expect(list.map(({ alarm, crew: name }) => [alarm, name])).toEqual([
      ['The order is cancelled', 'Moving crew 1'],
      ['No crew assigned yet', ''],
    ]);
  });
});
