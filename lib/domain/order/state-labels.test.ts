import { FLOW_IDS, FLOWS } from '../services/flows';
import { ORDER_STATES } from './state';
import { STATE_LABELS } from './state-labels';

it.each([
  ['state', ORDER_STATES, STATE_LABELS],
  ['flow', FLOW_IDS, Object.fromEntries(FLOW_IDS.map((id) => [id, FLOWS[id].words.order]))],
] as const)('every %s is told from the others', (_, ids, labels) => {
  expect(Object.keys(labels).toSorted()).toEqual([...ids].toSorted());
  expect(new Set(Object.values(labels)).size).toBe(ids.length);
  expect(Object.values<string>(labels).filter((label) => label.trim() === '')).toEqual([]);
});
