import { placePaidOrder } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { forEachDatabase } from '@/lib/testing/databases';
import { atTheDesk, OPERATOR } from '@/lib/testing/desk';
import { testDeps } from '@/lib/testing/place-order';
import { replaceServices } from '../container';

forEachDatabase('people at the desk', (database) => {
  it('DSK-1: one search leads to the only person who matches, by an address that says nothing of them', async () => {
    const deps = testDeps(database().db, fixedClock().now, { DESK_EMAILS: OPERATOR });
    replaceServices(deps);
    const desk = await atTheDesk(deps);
    const { reference } = await placePaidOrder(deps);
    const destination = `/desk/people/${reference}`;
    const typed = ['07700 900123', '%2B44 7700 900123', '900123', 'ada sample', 'Sample Ada', 'N1 2TX', reference];
    for (const search of typed) {
      const answer = await desk.page(`/desk/people?search=${search}`);
      expect([search, answer]).toEqual([search, { redirect: { destination, permanent: false } }]);
    }
    const person = await desk.view('person', destination);
    expect(person.orders.map((order) => order.reference)).toEqual([reference]);
    expect(person.panels[0]?.facts).toContainEqual({
      label: 'Phone',
      text: '+44 7700 900123',
      href: 'tel:+447700900123',
    });
    expect((await desk.view('people', '/desk/people?search=nobody')).people).toEqual([]);
    expect((await desk.view('people', '/desk/people?search=---')).people).toEqual([]);
    expect((await desk.view('people', '/desk/people')).people).toHaveLength(1);
    expect(await desk.page('/desk/people/SM-NONE')).toEqual({ notFound: true });
  });
});
