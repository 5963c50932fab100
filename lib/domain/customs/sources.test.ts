import { isLocalDate } from '../london-time';
import { SOURCES, sourceOf, type SourceId } from './sources';

const ids = Object.keys(SOURCES) as SourceId[];

describe('the sources of the customs planner', () => {
  it('each have the day on which they were read', () => {
    expect(ids.filter((id) => !isLocalDate(sourceOf(id).readOn))).toEqual([]);
  });

  it('each have an address, a publisher and, where the copy has one, a date; none stands twice', () => {
    for (const id of ids) {
      const { url, publisher, title, asOf } = sourceOf(id);
      expect(new URL(url).protocol).toMatch(/^https?:$/);
      expect(publisher && title).toBeTruthy();
      expect(asOf === null || /\b(19|20)\d\d$/.test(asOf)).toBe(true);
    }
    expect(new Set(ids.map((id) => sourceOf(id).url)).size).toBe(ids.length);
  });

  it('authorities publish on sites of their own', () => {
    const hosts = ids
      .filter((id) => sourceOf(id).kind !== 'told')
      .map((id) => new URL(sourceOf(id).url).hostname)
      .filter((host) => !/gov|gob\.es|europa\.eu|zoll\.de|esgalicia\.gal|consulado/.test(host));
    expect(hosts).toEqual([]);
  });
});
