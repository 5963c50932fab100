import { html, type Html } from '@/lib/server/kernel/base/html';
import type { Fact } from './blocks';
import { BAND, FONT, LIGHT, MIDDLE } from './html-look';
import { BODY, layout, lettering, SMALL } from './html-parts';
import { wasHtml } from './html-rows';

/** Pixels: the number of a stop, and the line from it to the next. */
const CHIP = 28;
const LINE = 2;
const BEFORE_LINE = (CHIP - LINE) / 2;

/** The way as it is driven: each stop with its number, and a line from one to the next. */
export const wayHtml = (stops: readonly Fact[]): Html =>
  layout(stops.map((stop, index) => stopHtml(stop, index + 1, index === stops.length - 1)));

/** Two rows, the words beside both: the lower cell is as high as they are, and its edge is the line. */
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
