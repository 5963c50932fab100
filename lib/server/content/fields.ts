import { boolean, string } from 'yup';
import { isLocalDate } from '@/lib/domain/london-time';

/** Longer titles are cut by search engines: with the company's name behind it, 60 characters. */
const SHORT_TITLE = 33;

const text = (min: number, max: number) =>
  string()
    .required('${path} is missing')
    .min(min, `\${path} has fewer than ${min} characters`)
    .max(max, `\${path} has more than ${max} characters`);

/** The heading of the page. */
export const title = text(8, 75);
/** The page's title in a browser's tab and in search results, where the company's name follows. */
export const shortTitle = text(3, SHORT_TITLE);
export const description = text(70, 160);
export const localDate = string()
  .required('${path} is missing')
  .test('date', '${path} is not a day like 2026-11-20', (value) => isLocalDate(value));
export const isSample = boolean().required('${path} is missing: true or false');
