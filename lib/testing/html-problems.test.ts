import { htmlProblems } from './html-problems';

const page = (body: string, head = '<title>A page</title>') =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/>${head}</head><body>${body}</body></html>`;

describe('the checker of HTML', () => {
  it('finds nothing in a valid page, however React writes it', async () => {
    const fields = '<label for="a">A</label><input id="a" autoComplete="tel" inputMode="tel" type="tel" required=""/>';
    const form = '<form action="/a" noValidate=""><button type="submit">A</button></form>';
    const script = '<script type="application/json">{"html":"<p id=a></div>"}</script>';
    expect(await htmlProblems(page(`<p><a href="/a?b=1&amp;c=%20d">B</a></p>${fields}${form}${script}`))).toEqual([]);
  });

  it.each([
    ['a token that no such field takes', page('<input type="tel" autocomplete="tel-national">'), 'valid-autocomplete'],
    [
      'a space in an address',
      page('<a href="/get-a-quote?plan=Plan 3x3">B</a>'),
      'no address: /get-a-quote?plan=Plan 3x3',
    ],
    ['words that no one sees without a script', page('<template id="B:0"></template>'), 'a part is sent hidden'],
    [
      'a form that speaks in bubbles',
      page('<form action="/a"><button type="submit">A</button></form>'),
      'no novalidate: <form',
    ],
    ['a document without a title', page('', ''), 'element-required-content'],
    ['an id twice', page('<p id="a"></p><p id="a"></p>'), 'no-dup-id'],
    ['what must not stand inside', page('<ul><div>A</div></ul>'), 'element-permitted'],
    ['a tag that nobody closes', page('<section><p>A</section></div>'), 'close-order'],
    ['an attribute that nobody knows the value of', page('<input type="phone">'), 'attribute-allowed-values'],
    ['a picture without words', page('<img src="/a.svg">'), 'wcag/h37'],
    ['a link without words', page('<a href="/a"></a>'), 'wcag/h30'],
    ['a level of heading left out', page('<h1>A</h1><h3>B</h3>'), 'heading-level'],
    ['a label for nothing', page('<label for="b">B</label>'), 'no-missing-references'],
  ])('finds %s', async (_, html, words) => {
    expect((await htmlProblems(html)).join('; ')).toContain(words);
  });
});
