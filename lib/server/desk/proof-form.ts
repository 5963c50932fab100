import { MARKS } from '@/lib/domain/visits/items';

/** How the form of counts names its fields: "items[3].loaded", which is also what a refusal calls them. */
type Fields = Readonly<Record<string, unknown>>;

const lineNames = (fields: Fields): readonly string[] => {
  const names: string[] = [];
  while (`items[${names.length}].item` in fields) names.push(`items[${names.length}]`);
  return names;
};
const textOf = (fields: Fields, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
};
const ticked = (fields: Fields, line: string): readonly string[] =>
  MARKS.filter((mark) => fields[`${line}.marks.${mark}`] === 'yes');
const shown = (fields: Fields, line: string): readonly string[] =>
  textOf(fields, `${line}.was.marks`).split(',').filter(Boolean);

/** The request that the flat fields of the form mean. */
export const readCounts = (fields: Fields): unknown => ({
  ...fields,
  items: lineNames(fields).map((line) => ({
    item: fields[`${line}.item`],
    loaded: fields[`${line}.loaded`],
    unloaded: fields[`${line}.unloaded`],
    marks: ticked(fields, line),
    was: {
      loaded: fields[`${line}.was.loaded`],
      unloaded: fields[`${line}.was.unloaded`],
      marks: shown(fields, line),
    },
  })),
});

/**
 * What comes back with a form that was refused: what differs from what it had shown, so that a long list is no long cookie.
 * With changed marks comes what they were: then those that are ticked are what was typed.
 */
export const keptCounts = (fields: Fields): readonly string[] => [
  'visit',
  'time',
  ...lineNames(fields).flatMap((line) => [
    ...['loaded', 'unloaded']
      .filter((way) => textOf(fields, `${line}.${way}`) !== textOf(fields, `${line}.was.${way}`))
      .map((way) => `${line}.${way}`),
    ...(ticked(fields, line).join() === shown(fields, line).join()
      ? []
      : [`${line}.was.marks`, ...MARKS.map((mark) => `${line}.marks.${mark}`)]),
  ]),
];
