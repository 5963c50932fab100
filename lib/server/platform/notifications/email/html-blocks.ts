import { OWN_DRAWING_SIZE } from '@/lib/content/drawings';
import { formatDifference, formatLineAmount } from '@/lib/domain/money';
import { REFERENCE_LETTERS } from '@/lib/domain/order/reference';
import { html, type Html } from '@/lib/server/platform/base/html';
import { ownDrawing } from '../pictures/own-drawing';
import type { Block, Difference, Fact, Point, PriceRow } from './blocks';
import type { Framed } from './frame';
import { pictureWords } from './render-text';

/** Colours of the design tokens, because a mail has only its own style sheet. Mail programs apply DARK by class. */
export const LIGHT = {
  ground: '#EDF2F5',
  card: '#FFFFFF',
  ink: '#161D23',
  soft: '#4A5A66',
  line: '#DDE6EC',
  link: '#A84300',
} as const;

const DARK = {
  ground: '#0F1418',
  card: '#222B33',
  ink: '#F6F9FA',
  soft: '#C6D3DC',
  line: '#3B4751',
  link: '#FF9F57',
} as const;

/** The first line is dark in both modes. */
export const BAND = { ground: '#161D23', ink: '#FFFFFF', soft: '#C6D3DC', way: '#FF9F57' } as const;
/** In dark mode, paler than the card below. */
const BAND_IN_DARK = '#2F3A43';

export const STRONG = { ground: '#FF7F2A', ink: '#161D23' } as const;

export const FONT = "'Hanken Grotesk','Segoe UI',Helvetica,Arial,sans-serif";
/** Outlook for Windows falls back to Times when it does not have the first family of a list. */
export const OUTLOOK_FONT = "'Segoe UI',Arial,sans-serif";

/** Pixels. INNER_WIDTH: of the card's content. */
export const WIDTH = 600;
export const CARD_PADDING = 24;
export const INNER_WIDTH = WIDTH - 2 * CARD_PADDING;

/** Dark-mode colours by class, of text and lines, and of backgrounds. */
const LETTERING = { ink: DARK.ink, soft: DARK.soft, link: DARK.link, pale: BAND.ink, way: BAND.way, on: STRONG.ink };
const GROUNDS = { ground: DARK.ground, card: DARK.card, band: BAND_IN_DARK, chip: DARK.line, on: STRONG.ground };

const rules = (colours: Readonly<Record<string, string>>, property: string, within = ''): string =>
  Object.entries(colours)
    .map(([name, colour]) => `${within}.${name}{${property}:${colour}!important}`)
    .join('');

const NARROW = [
  '.stack{display:block!important;width:auto!important;padding-right:0!important}',
  '.under{border-top:0!important;padding-top:0!important}',
  '.card{padding:24px 16px 8px!important}',
  '.band{padding:18px 16px!important}',
  '.when{font-size:20px!important}',
  '.wide{width:100%!important}',
  '.press{display:block!important;text-align:center!important}',
].join('');

export const STYLE = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  `@media (max-width:480px){${NARROW}}`,
  `@media (prefers-color-scheme:dark){${rules(GROUNDS, 'background-color')}${rules(LETTERING, 'color')}.line{border-color:${DARK.line}!important}}`,
].join('\n');

/** Dark mode of Outlook. A separate sheet, because Gmail drops a sheet that it does not understand. */
export const OUTLOOK_DARK = [
  rules(GROUNDS, 'background-color', '[data-ogsb] '),
  rules(LETTERING, 'color', '[data-ogsc] '),
  `[data-ogsc] .line{border-color:${DARK.line}!important}`,
].join('');

export const OUTLOOK_STYLE = `table,td,h1,h2,p,a,li{font-family:${OUTLOOK_FONT}!important}table{border-collapse:collapse}`;

/** Outlook and browsers centre a table only by its cell's attribute. */
export const MIDDLE = 'center';

/** Pixels of an address's number, and of the line to the next. */
const CHIP = 28;
const LINE = 2;
const BEFORE_LINE = (CHIP - LINE) / 2;

const wayHtml = (stops: readonly Fact[]): Html =>
  layout(stops.map((stop, index) => stopHtml(stop, index + 1, index === stops.length - 1)));

/** Two rows with the words beside both. The lower cell is as high as the words, and its border is the line. */
function stopHtml([label, value, { was } = {}]: Fact, number: number, isLast: boolean): Html {
  const chip = `border-radius:${CHIP / 2}px;background-color:${BAND.ground};color:${BAND.ink};font-family:${FONT};font-size:15px;line-height:${CHIP}px;font-weight:700`;
  const line = isLast ? '' : `border-left:${LINE}px solid ${LIGHT.line}`;
  return html`<tr>
      <td
        class="chip pale"
        colspan="2"
        width="${String(CHIP)}"
        height="${String(CHIP)}"
        align="${MIDDLE}"
        bgcolor="${BAND.ground}"
        style="${chip}"
      >
        ${String(number)}
      </td>
      <td rowspan="2" valign="top" style="padding:1px 0 ${isLast ? '12' : '18'}px 14px">
        <p class="soft" style="${lettering({ ...SMALL, line: 20 })}">${label}</p>
        <p class="ink" style="${lettering({ ...BODY, line: 24 })}">${value}${was === undefined ? '' : wasHtml(was)}</p>
      </td>
    </tr>
    <tr>
      <td width="${String(BEFORE_LINE)}" style="font-size:1px;line-height:1px">&nbsp;</td>
      <td class="line" width="${String(CHIP - BEFORE_LINE)}" style="font-size:1px;line-height:1px;${line}">&nbsp;</td>
    </tr>`;
}

type Setting = 'card' | 'terms';

/** Returns a row of the surrounding table. Empty for a button or a picture, which the frame places. */
export function blockHtml(block: Block, setting: Setting): Html {
  const words = setting === 'card' ? BODY : SMALL;
  const tone = setting === 'card' ? 'ink' : 'soft';
  switch (block.kind) {
    case 'heading': {
      const size = setting === 'card' ? { size: 20, line: 26 } : { size: 17, line: 24 };
      const style = lettering({ ...size, weight: 700 });
      return row(html`<h2 class="ink" style="${style}">${block.text}</h2>`, '12px 0 8px');
    }
    case 'paragraph':
      return row(html`<p class="${tone}" style="${lettering(words)}">${prose(block.text)}</p>`, '0 0 12px');
    case 'facts':
      return html`${block.stops ? row(wayHtml(block.stops), '6px 0 4px') : ''}
      ${row(layout(block.rows.map(factHtml)), '0 0 16px')}`;
    case 'prices':
      return amountsHtml(block.lines.map(priceOf), priceOf(block.total));
    case 'differences':
      return amountsHtml(block.lines.map(differenceOf), differenceOf(block.total));
    case 'list':
      return row(
        html`<ul style="margin:0;padding:0 0 0 20px">
          ${block.items.map(
            (item) => html`<li class="${tone}" style="${lettering(words)};margin:0 0 6px">${pointHtml(item)}</li>`,
          )}
        </ul>`,
        '0 0 8px',
      );
    case 'link':
      return row(
        html`<p class="${tone}" style="${lettering(words)}">${anchor(block.url, block.label)}</p>`,
        '0 0 16px',
      );
    case 'picture':
    case 'action':
      return html``;
  }
}

const pointHtml = (item: Point): Html =>
  typeof item === 'string' ? prose(item) : html`<span style="font-weight:700">${item.lead}:</span> ${prose(item.text)}`;

const TO_SCALE = 'Your own list, drawn to scale.';

export type Pictures = {
  /** "https://www.example.com". '' for a page of the site itself. */
  readonly origin: string;
  readonly drawing: string | null;
};

export function pictureHtml(block: NonNullable<Framed['picture']>, { origin, drawing }: Pictures): Html {
  const { path, ...drawn } = block.picture;
  const own = block.own && drawing !== null ? block.own : null;
  const { src, width, height, alt } = own
    ? { ...OWN_DRAWING_SIZE, src: drawing ?? '', alt: ownDrawing(own).alt }
    : { ...drawn, src: origin + path };
  const style = `display:block;width:100%;max-width:${INNER_WIDTH}px;height:auto;border-radius:12px;background-color:${LIGHT.ground};${lettering(SMALL)}`;
  const image = html`<img
    src="${src}"
    width="${String(width)}"
    height="${String(height)}"
    alt="${alt}"
    border="0"
    style="${style}"
  />`;
  const words = html`<p class="soft" style="${lettering(SMALL)};padding:8px 0 0">
    ${[...pictureWords(block), ...(own ? [TO_SCALE] : [])]
      .map((line) => html`${line}`)
      .reduce((before, line) => html`${before}<br />${line}`)}
  </p>`;
  return row(html`${image}${words}`, '0 0 16px');
}

const RULE = `border-top:1px solid ${LIGHT.line}`;

const factHtml = ([label, value, { was, href } = {}]: Fact): Html =>
  html`<tr>
    <td class="stack soft line" width="32%" valign="top" style="${RULE};padding:9px 12px 9px 0;${lettering(SMALL)}">
      ${label}
    </td>
    <td class="stack under ink line" valign="top" style="${RULE};padding:9px 0;${lettering({ ...BODY, line: 24 })}">
      ${href === undefined ? value : anchor(href, value)}${was === undefined ? '' : wasHtml(was)}
    </td>
  </tr>`;

/** Labels the struck-through value also in words, because not every reader sees or hears the line. */
const wasHtml = (was: string): Html =>
  html`<br /><span class="soft" style="${lettering(SMALL)}">was <s>${was}</s></span>`;

type Amounts = { readonly label: string; readonly detail?: string | undefined; readonly amount: string };

const priceOf = (price: PriceRow): Amounts => ({ ...price, amount: formatLineAmount(price.amount) });
const differenceOf = ({ amount, ...effect }: Difference): Amounts => ({
  ...effect,
  amount: amount === null ? '' : formatDifference(amount),
});

const amountsHtml = (lines: readonly Amounts[], total: Amounts): Html =>
  row(layout([...lines.map(amountHtml), totalHtml(total)]), '0 0 16px');

const amountHtml = ({ label, detail, amount }: Amounts): Html =>
  html`<tr>
    <td class="ink line" valign="top" style="${RULE};padding:9px 12px 9px 0;${lettering({ ...BODY, line: 24 })}">
      ${label}${detail ? html`<br /><span class="soft" style="${lettering(SMALL)}">${detail}</span>` : ''}
    </td>
    <td
      class="ink line"
      align="right"
      valign="top"
      style="${RULE};padding:9px 0;${lettering({ ...BODY, line: 24, weight: 600 })}"
    >
      ${amount}
    </td>
  </tr>`;

function totalHtml({ label, amount }: Amounts): Html {
  const words = `background-color:${STRONG.ground};color:${STRONG.ink};font-family:${FONT};line-height:26px;font-weight:700`;
  return html`<tr>
    <td class="on" bgcolor="${STRONG.ground}" style="${words};padding:12px;font-size:17px;border-radius:10px 0 0 10px">
      ${label}
    </td>
    <td
      class="on"
      bgcolor="${STRONG.ground}"
      align="right"
      style="${words};padding:12px;font-size:20px;border-radius:0 10px 10px 0"
    >
      ${amount}
    </td>
  </tr>`;
}

/** A layout table, without a table's meaning for screen readers. */
export const layout = (rows: readonly Html[]): Html =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
    ${rows}
  </table>`;

/** Space between blocks is the cell's padding, which every mail program respects. */
export const row = (content: Html, padding: string): Html =>
  html`<tr>
    <td style="padding:${padding}">${content}</td>
  </tr>`;

type Words = {
  readonly size: number;
  readonly line: number;
  readonly tone?: 'ink' | 'soft';
  readonly weight?: number;
};

export const lettering = ({ size, line, tone = 'ink', weight = 400 }: Words): string =>
  `margin:0;color:${LIGHT[tone]};font-family:${FONT};font-size:${size}px;line-height:${line}px;font-weight:${weight}`;

const BODY = { size: 17, line: 26 } as const;
export const SMALL = { size: 15, line: 22, tone: 'soft' } as const;

const REFERENCE = new RegExp(`(SM-[${REFERENCE_LETTERS}]{4}-[${REFERENCE_LETTERS}]{4})`);

/** Prevents line breaks at the hyphens of a reference, which is read out and copied as a whole. */
export const prose = (text: string): Html =>
  text
    .split(REFERENCE)
    .map((part, at) => (at % 2 === 1 ? html`<span style="white-space:nowrap">${part}</span>` : html`${part}`))
    .reduce((before, part) => html`${before}${part}`);

export const anchor = (url: string, words: string): Html =>
  html`<a href="${url}" class="link" style="color:${LIGHT.link};text-decoration:underline;word-break:break-word"
    >${words}</a
  >`;
