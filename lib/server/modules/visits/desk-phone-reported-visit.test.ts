import { randomUUID } from 'node:crypto';
import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import { minutesAfter } from '@/lib/domain/london-time';
import { signaturePath } from '@/lib/domain/visits/sign-off';
import { createServices } from '@/lib/server/container';
import { viewOrder } from '@/lib/server/modules/booking/service';
import { photosOf } from '@/lib/server/modules/photos/repo';
import { countsOf, deleteExpiredSignatures } from '@/lib/server/modules/visits/proof-repo';
import { visitEventsOf, visitsOf } from '@/lib/server/modules/visits/repo';
import { publishDuePlans } from '@/lib/server/modules/visits/scheduled-jobs';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { BOTH_ENDS } from '@/lib/testing/addresses';
import { startApi } from '@/lib/testing/api-server';
import { placePaidOrder } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { anEvent, crewPhone, firstKey, type CrewPhone } from '@/lib/testing/crew-phone';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { atTheDesk, openDesk, OPERATOR, type Desk } from '@/lib/testing/desk';
import { anItem } from '@/lib/testing/moves';
import { aPicture } from '@/lib/testing/picture';

const CREW = { date: '2026-12-15', service: 'MOVING', number: 1 } as const;
const COLLEAGUE = 'second-desk@example.com';
const MORNING = new Date('2026-12-15T09:30:00.000Z');
const at = (minutes: number) => minutesAfter(MORNING, minutes);
const SIGNATURE = signaturePath([Array.from({ length: 20 }, (_, x) => ({ x: x * 10, y: 50 }))], 1);

describeWithDatabase('what the desk records for a crew that telephones', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  let desk: Desk;
  let phone: CrewPhone;
  let order: CreatedOrderDto;
  let visit: string;

  beforeEach(async () => {
    ({ deps } = await openDesk(database().db, clock, {
      DATA_DIR: database().folder,
      DESK_EMAILS: `${OPERATOR}, ${COLLEAGUE}`,
    }));
    order = await placePaidOrder(deps, {
      furnitureItems: [
        anItem(50, { id: 'custom_sofa', title: 'Sofa', quantity: 2 }),
        anItem(3, { id: 'custom_box', title: 'Box', quantity: 28 }),
      ],
    });
    visit = (await visitsOf(deps.db, order.orderId))[0]?.id ?? '';
    clock.set('2026-12-14T18:15:00.000Z');
    await publishDuePlans(deps);
    phone = crewPhone((await startApi()).origin, CREW);
    await phone.open(await firstKey(deps, CREW));
    clock.set(at(60).toISOString());
    desk = await atTheDesk(deps);
  });

  const view = (who = desk) => who.view('visit', `/desk/day/${visit}`);
  type Form = Readonly<Record<string, string>>;
  /** Returns the fields of the form as the page shows them. */
  const formOf = async (who = desk): Promise<Form> => {
    const { event, lines } = await view(who);
    return {
      visit,
      event,
      time: '',
      ...Object.fromEntries(
        lines.flatMap(({ item, counts, marks }, index): readonly (readonly [string, string])[] => [
          [`items[${index}].item`, item],
          ...counts.flatMap(({ way, value }): readonly (readonly [string, string])[] => [
            [`items[${index}].${way}`, value],
            [`items[${index}].was.${way}`, value],
          ]),
          ...marks.map((mark) => [`items[${index}].marks.${mark}`, 'yes'] as const),
          [`items[${index}].was.marks`, marks.join(',')],
        ]),
      ),
    };
  };
  const count = async (typed: Form, { form = null as Form | null, who = desk } = {}) =>
    (await who.call('record_counts', { ...(form ?? (await formOf(who))), ...typed })).location;
  /** The fields of the sofas (first line) and the boxes (second line). */
  const [SOFAS, BOXES] = ['items[0].loaded', 'items[1].loaded'];
  const seenByCustomer = () => viewOrder(deps, order.reference, order.token);
  const history = async () => (await view()).history.map(({ what, who, detail }) => [what, who, detail].join(' | '));
  const told = async (what: 'loaded' | 'unloaded', number: number, when: Date) =>
    phone.prove({
      counts: [
        { id: randomUUID(), visit, at: when.toISOString(), item: 'custom_sofa', what, count: number, marks: [] },
      ],
    });

  it('DSK-1: counts and marks are on the plan of the day, on the order and on the visit, with the operator’s name', async () => {
    const text = '28 of 30 in, 2 marks';
    const typed = { [SOFAS]: '1', [BOXES]: '27', 'items[0].marks.torn': 'yes', 'items[0].marks.wet': 'yes' };
    expect(await count(typed)).toBe(`/desk/day/${visit}?done=deskRecordCounts`);
    const { teams } = await desk.view('day', `/desk/day?date=${CREW.date}`);
    expect(teams[0]?.crews[0]?.jobs[0]?.visit).toMatchObject({ proof: text, proofHref: `/desk/day/${visit}` });
    const page = await desk.view('order', `/desk/orders/${order.reference}`);
    expect(page.visits).toMatchObject([{ proof: text, proofHref: `/desk/day/${visit}` }]);
    expect(page.proof[0]?.items.map((item) => item.text)).toEqual([
      'Box: loaded 27 of 28',
      'Sofa: loaded 1 of 2, torn, wet',
    ]);
    expect(page.timeline[0]).toMatchObject({
      what: 'Counted for the crew',
      who: OPERATOR,
      detail: `recorded: ${text}, counts written down: 3`,
    });
    expect((await seenByCustomer())?.recorded).toEqual([{ label: 'Moving crew, 15 December 2026', value: text }]);
    const { summary, lines } = await view();
    expect([summary, lines[0]?.marks, lines[0]?.counts[0]?.source]).toEqual([
      text,
      ['torn', 'wet'],
      '1 by the desk at 10:30',
    ]);
    const [row] = (await countsOf(deps.db, visit)).filter(({ what }) => what === 'marks');
    expect(row).toMatchObject({ recorded_by: OPERATOR, marks: 'torn,wet' });
    expect((await phone.day()).body.jobs[0]?.items[0]?.facts.loaded?.value).toBe(1);
  });

  it('DSK-1: a form sent twice records once, what was left alone is not said, and the rest is as listed by one button', async () => {
    const form = await formOf();
    await count({ [SOFAS]: '1' }, { form });
    expect(await count({ [SOFAS]: '1' }, { form })).toContain('problem=nothing_to_change');
    expect(await countsOf(deps.db, visit)).toHaveLength(1);
    expect(await count({ rest: 'loaded' })).toContain('done=');
    expect((await view()).summary).toBe('29 of 30 in');
  });

  it('DSK-1: a count of the phone that arrives later is kept, and the later one by time counts', async () => {
    await count({ [SOFAS]: '2' });
    clock.set(at(90).toISOString());
    await told('loaded', 1, at(50));
    expect((await view()).summary).toBe('2 of 30 in');
    await told('loaded', 1, at(80));
    expect((await view()).summary).toBe('1 of 30 in');
    expect(await history()).toEqual([
      'Sofa: loaded 1 | the crew’s phone | ',
      `Sofa: loaded 2 | ${OPERATOR}, for the crew | A later count counts`,
      'Sofa: loaded 1 | the crew’s phone | A later count counts',
    ]);
  });

  it('DSK-1: the same count by both is one number, and the phone’s own repetition changes nothing', async () => {
    await count({ [SOFAS]: '2' });
    const same = {
      id: randomUUID(),
      visit,
      at: at(70).toISOString(),
      item: 'custom_sofa',
      what: 'loaded' as const,
      count: 2,
      marks: [],
    };
    clock.set(at(90).toISOString());
    const sent = async () => (await phone.prove({ counts: [same] })).body.events.map(({ outcome }) => outcome);
    expect([await sent(), await sent()]).toEqual([['stored'], ['known']]);
    expect((await view()).summary).toBe('2 of 30 in');
    expect(await countsOf(deps.db, visit)).toHaveLength(2);
  });

  it('DSK-1: a state that the phone sends after the desk has said it is there once', async () => {
    const form = { visit, date: CREW.date, event: randomUUID(), type: 'arrived', time: '10:10', minutes: '' };
    expect((await desk.call('record_visit', form)).location).toContain('done=');
    await phone.say(visit, [anEvent('arrived', at(45))]);
    expect((await view()).state.label).toBe('Arrived');
    const { cause, at: since } = (await visitEventsOf(deps.db, [visit])).find(({ type }) => type === 'arrived')!;
    expect([cause, since]).toEqual(['operator', at(40).toISOString()]);
  });

  it('DSK-1: of two operators the second is told by the field, keeps what was typed, and can say it again', async () => {
    const colleague = await atTheDesk(deps, COLLEAGUE);
    const [mine, theirs] = [await formOf(), await formOf(colleague)];
    await count({ [SOFAS]: '2' }, { form: mine });
    const refused = await count(
      { [SOFAS]: '1', [BOXES]: '20', 'items[1].marks.wet': 'yes' },
      { form: theirs, who: colleague },
    );
    expect(refused).toContain('problem=order_changed');
    const page = await colleague.page(`/desk/day/${visit}`);
    expect(page).toMatchObject({
      page: {
        refused: {
          values: { [SOFAS]: '1', [BOXES]: '20', 'items[1].marks.wet': 'yes', 'items[1].was.marks': '' },
          errors: { [SOFAS]: expect.stringMatching(/^Someone has counted this in the meantime/) as string },
        },
      },
    });
    expect((await view()).summary).toBe('2 of 30 in');
    expect((await view()).lines[0]?.counts[0]?.source).toBe('2 by the desk at 10:30');
    clock.advanceMinutes(1);
    expect(await count({ [SOFAS]: '1' }, { who: colleague })).toContain('done=');
    expect((await view()).summary).toBe('1 of 30 in');
  });

  it('DSK-1: nor does the desk write over what the crew has counted since the page was opened', async () => {
    const form = await formOf();
    await told('loaded', 1, at(55));
    expect(await count({ [SOFAS]: '2' }, { form })).toContain('problem=order_changed');
    expect(await count({ [BOXES]: '2' }, { form })).toContain('done=');
    expect((await view()).summary).toBe('3 of 30 in');
  });

  it.each([
    ['no number', 'a few'],
    ['a number that nobody counts', '1000'],
    ['a part of a piece', '1.5'],
  ])('DSK-1: %s is refused by its field', async (_, typed) => {
    expect(await count({ [SOFAS]: typed })).toContain(`problem=validation_failed&field=${encodeURIComponent(SOFAS)}`);
    expect(await countsOf(deps.db, visit)).toEqual([]);
  });

  it('DSK-1: what was counted is said anew, not emptied', async () => {
    await count({ [SOFAS]: '1' });
    expect(await count({ [SOFAS]: '' })).toContain('problem=validation_failed');
    expect((await view()).summary).toBe('1 of 30 in');
  });

  const upload = async (files: readonly Buffer[], fields: Form = {}) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ visit, shows: 'before', time: '', ...fields }))
      form.append(name, value);
    for (const [index, bytes] of files.entries())
      form.append('photos', new Blob([new Uint8Array(bytes)]), `${index}.jpg`);
    return (await desk.call('add_visit_photos', form)).location;
  };

  it('DSK-1: files of the desk’s computer become photos with the operator’s name; sent twice they are one', async () => {
    const photo = await aPicture();
    expect(await upload([photo])).toBe(`/desk/day/${visit}?done=deskAddVisitPhotos`);
    expect(await upload([photo])).toContain('problem=nothing_to_change');
    expect(await photosOf(deps.db, 'visit', [visit])).toMatchObject([{ kind: 'before', recorded_by: OPERATOR }]);
    const { proof, summary } = await view();
    expect([summary, proof?.photos.map(({ label }) => label)]).toEqual([
      '1 photo',
      ['Before, 10:30, added at the desk'],
    ]);
    expect((await seenByCustomer())?.photos[0]?.label).toMatch(/10:30, added by our office$/);
    const { timeline } = await desk.view('order', `/desk/orders/${order.reference}`);
    expect(timeline[0]).toMatchObject({ what: 'Photos added for the crew', who: OPERATOR });
    await phone.photo({ visit, kind: 'before', at: at(40), bytes: photo });
    expect((await view()).summary).toBe('1 photo');
  });

  it('DSK-1: what is no picture is refused by its field, and the others are kept; so is a form without files', async () => {
    const said = 'problem=validation_failed&field=photos';
    expect(await upload([Buffer.from('no picture'), await aPicture()])).toContain(said);
    expect((await view()).summary).toBe('1 photo');
    expect(await upload([])).toContain(said);
  });

  it('DSK-1: no photo indoors where the customer wants none', async () => {
    const { reference, token } = order;
    await createServices(deps).addresses.save({ reference, token, version: 0, stops: BOTH_ENDS, noPhotos: true });
    expect((await view()).photos).toMatchObject({ noPhotos: true, kinds: [{ value: 'mark' }, { value: 'outside' }] });
    expect(await upload([await aPicture()])).toContain('field=shows');
    expect(await upload([await aPicture()], { shows: 'outside' })).toContain('done=');
  });

  const signOff = async (typed: Form, who = desk) => {
    const { event, signoff } = await view(who);
    const form = {
      visit,
      event,
      seen: signoff.seen,
      outcome: 'by_phone',
      signer: '',
      toldBy: 'Sam',
      time: '',
      ...typed,
    };
    return (await who.call('sign_off_visit', form)).location;
  };
  const ada = { signer: 'Ada Example' };

  it('DSK-1: a name that was given on the telephone says who wrote it down and who said so; nothing is drawn', async () => {
    expect(await signOff(ada)).toBe(`/desk/day/${visit}?done=deskSignOffVisit`);
    const { proof, summary } = await view();
    expect(summary).toBe('name given by phone, not signed');
    expect(proof?.signoff).toEqual({
      text: `Name given by phone, not signed: Ada Example, Tuesday 15 December 2026, 10:30. Written down at the desk by ${OPERATOR}, told by Sam`,
      signature: '',
    });
    expect((await seenByCustomer())?.recorded[0]?.value).toBe(
      'name given by phone, not signed. Our office recorded the sign-off by phone, told by Sam, the name given: Ada Example',
    );
    const rows = await deps.db.selectFrom('desk_audit').selectAll().execute();
    expect([rows.length, JSON.stringify(rows).includes('Ada')]).toEqual([1, false]);
    expect((await phone.day()).body.jobs[0]?.signoff).toMatchObject({ outcome: 'by_phone', name: 'Ada Example' });
    await deleteExpiredSignatures(deps.db, minutesAfter(clock.now(), 1));
    expect((await view()).proof?.signoff?.text).toBe(
      `Name given by phone, not signed, Tuesday 15 December 2026, 10:30. Written down at the desk by ${OPERATOR}`,
    );
  });

  it.each([
    ['no name where one was given', { outcome: 'by_phone' }, 'signer'],
    ['a name of somebody who was not here', { outcome: 'not_here', signer: 'Ada' }, 'signer'],
    ['nobody who told it', { ...ada, toldBy: ' ' }, 'toldBy'],
    ['a signature', { ...ada, outcome: 'signed' }, 'outcome'],
    ['a time to come', { ...ada, time: '23:00' }, 'time'],
  ])('DSK-1: %s is no sign-off', async (_, typed, field) => {
    expect(await signOff(typed)).toContain(`field=${field}`);
    expect((await view()).summary).toBe('');
  });

  it('DSK-1: who signs off what somebody else has signed off meanwhile is told; the later one counts, both stay', async () => {
    const { event, signoff } = await view();
    const signed = { id: randomUUID(), visit, outcome: 'signed' as const, name: 'Ada', signature: SIGNATURE };
    await phone.prove({ signoffs: [{ ...signed, at: at(55).toISOString() }] });
    const form = { visit, event, seen: signoff.seen, outcome: 'not_here', signer: '', toldBy: 'Sam', time: '' };
    expect((await desk.call('sign_off_visit', form)).location).toContain('problem=order_changed');
    expect((await view()).summary).toBe('signed');
    expect(await signOff({ outcome: 'not_here' })).toContain('done=');
    expect((await view()).summary).toBe('customer not here');
    expect(await history()).toEqual([
      `Customer not here | ${OPERATOR}, for the crew | Told by Sam`,
      'Signed: Ada | the crew’s phone | A later sign-off counts',
    ]);
  });

  it('DSK-1: nothing is recorded before the day, of a visit that did not take place, or of none', async () => {
    clock.set('2026-12-14T20:00:00.000Z');
    desk = await atTheDesk(deps);
    expect((await view()).closed).toMatch(/from the day of the visit on/);
    const { teams } = await desk.view('day', `/desk/day?date=${CREW.date}`);
    expect(teams[0]?.crews[0]?.jobs[0]?.visit.proofHref).toBe('');
    expect(await count({ [SOFAS]: '1' })).toContain('problem=slot_unavailable');
    expect(await upload([await aPicture()])).toContain('problem=slot_unavailable');
    expect(await signOff(ada)).toContain('problem=slot_unavailable');
    expect(await desk.page('/desk/day/00000000-0000-0000-0000-000000000000')).toEqual({ notFound: true });
  });

  itOnBoth('DSK-1: 20 operators who send the same form at once record it once', async () => {
    const form = await formOf();
    const all = await Promise.all(Array.from({ length: 20 }, () => count({ [SOFAS]: '2' }, { form })));
    expect(all.filter((location) => location.includes('done='))).toHaveLength(1);
    expect(await countsOf(deps.db, visit)).toHaveLength(1);
  });
});
