import { PASTED_LISTS } from '@/lib/testing/pasted-lists';
import { FURNITURE } from '../furniture';
import { parseItemList, type ListEntry } from './parse-list';

type Entry = ListEntry<(typeof FURNITURE)[number]>;
type Verdict = 'right' | 'asked' | 'wrong';

function verdictOn(entry: Entry | undefined, means: string | undefined): Verdict {
  if (!entry || means === undefined) return 'wrong';
  if (entry.asks.length > 0) return 'asked';
  if (/^(?:1 )?packed$/.test(means)) return entry.isPacked ? 'right' : 'wrong';
  return `${entry.quantity} ${entry.item?.id ?? '?'}` === means ? 'right' : 'wrong';
}

const read = PASTED_LISTS.map(({ manner, text, lines, means }) => {
  const entries = parseItemList(FURNITURE, text);
  const verdicts = Array.from({ length: Math.max(entries.length, means.length) }, (_, index) => ({
    verdict: verdictOn(entries[index], means[index]),
    what: `${manner}: ${means[index] ?? 'nothing'} was read as ${entries[index]?.quantity ?? 0} ${entries[index]?.item?.id ?? '?'} «${entries[index]?.phrase ?? ''}»`,
  }));
  return { manner, lines, verdicts, questions: entries.reduce((sum, { asks }) => sum + asks.length, 0) };
});
const all = read.flatMap(({ verdicts }) => verdicts);
const count = (verdict: Verdict) => all.filter((each) => each.verdict === verdict).length;

describe('RDT-1: the lists of people', () => {
  it('are many, of many manners', () => {
    expect(PASTED_LISTS.length).toBeGreaterThanOrEqual(160);
  });

  it('are read as they are meant or asked, and nothing is wrong unasked', () => {
    expect(all.filter(({ verdict }) => verdict === 'wrong').map(({ what }) => what)).toEqual([]);
    expect((count('right') + count('asked')) / all.length).toBeGreaterThanOrEqual(0.95);
  });

  it('are asked about once in eight lines at most', () => {
    const lines = read.reduce((sum, each) => sum + each.lines, 0);
    const questions = read.reduce((sum, each) => sum + each.questions, 0);
    expect(questions / lines).toBeLessThanOrEqual(1 / 8);
  });
});
