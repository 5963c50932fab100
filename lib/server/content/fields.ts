import { boolean, string } from 'yup';
import { isLocalDate } from '@/lib/domain/london-time';

/** The maximum length. With the company's name it makes 60 characters, after which search engines cut titles. */
const SHORT_TITLE = 33;

const text = (min: number, max: number) =>
  string()
    .required('${path} is missing')
    .min(min, `\${path} has fewer than ${min} characters`)
    .max(max, `\${path} has more than ${max} characters`);

/** The heading of the page. */
export const title = text(8, 75);
/** The page's title in the browser tab and in search results, followed by the company's name. */
export const shortTitle = text(3, SHORT_TITLE);
export const description = text(70, 160);
export const localDate = string()
  .required('${path} is missing')
  .test('date', '${path} is not a day like 2026-11-20', (value) => isLocalDate(value));
export const isSample = boolean().required('${path} is missing: true or false');
