import { html, type Html } from '@/lib/server/kernel/base/html';
import type { Block } from './blocks';
import { FONT, INNER_WIDTH, LIGHT, STRONG } from './html-look';
import { anchor, BODY, layout, lettering, prose, row, SMALL } from './html-parts';
import { amountHtml, differenceOf, factHtml, priceOf, totalHtml } from './html-rows';

/** How the same block is set in the card, and in the small print below it. */
export type Setting = 'card' | 'terms';

/** A block as a row of the table that holds it. */
export function blockHtml(block: Block, setting: Setting, origin: string): Html {
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
      return row(layout(block.rows.map(factHtml)), '0 0 16px');
    case 'prices':
      return row(layout([...block.lines.map(priceOf).map(amountHtml), totalHtml(priceOf(block.total))]), '0 0 16px');
    case 'differences':
      return row(
        layout([...block.lines.map(differenceOf).map(amountHtml), totalHtml(differenceOf(block.total))]),
        '0 0 16px',
      );
    case 'list':
      return row(
        html`<ul style="margin:0;padding:0 0 0 20px">
          ${block.items.map((item) => html`<li class="${tone}" style="${lettering(words)};margin:0 0 6px">${prose(item)}</li>`)}
        </ul>`,
        '0 0 8px',
      );
    case 'picture':
      return pictureHtml(block, origin);
    case 'action':
      return row(buttonHtml(block.label, block.url), '4px 0 24px');
    case 'link':
      return row(
        html`<p class="${tone}" style="${lettering(words)}">${anchor(block.url, block.label)}</p>`,
        '0 0 16px',
      );
  }
}

/** Outlook for Windows knows no padding of a link: there the cell has it instead. */
const buttonHtml = (label: string, url: string): Html =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0">
    <tr>
      <td
        bgcolor="${STRONG.ground}"
        style="background-color:${STRONG.ground};border-radius:12px;mso-padding-alt:15px 24px"
      >
        <a
          href="${url}"
          style="display:inline-block;padding:15px 24px;border-radius:12px;color:${STRONG.ink};font-family:${FONT};font-size:17px;line-height:24px;font-weight:700;text-decoration:none"
          >${label}</a
        >
      </td>
    </tr>
  </table>`;

function pictureHtml({ picture, caption }: Extract<Block, { kind: 'picture' }>, origin: string): Html {
  const { path, width, height, alt } = picture;
  const style = `display:block;width:100%;max-width:${INNER_WIDTH}px;height:auto;border-radius:12px;background-color:${LIGHT.ground};${lettering(SMALL)}`;
  const image = html`<img
    src="${origin}${path}"
    width="${String(width)}"
    height="${String(height)}"
    alt="${alt}"
    border="0"
    style="${style}"
  />`;
  const words = html`<p class="soft" style="${lettering(SMALL)};padding:8px 0 0">${caption}</p>`;
  return row(html`${image}${words}`, '0 0 16px');
}
