import { html } from './html';

it('escapes every value, in text and in attributes', () => {
  const name = `<b onclick="a" id='b'>Ada & Co</b>`;
  expect(html`<p title="${name}">${name}</p>`.markup).toBe(
    '<p title="&lt;b onclick=&quot;a&quot; id=&#39;b&#39;&gt;Ada &amp; Co&lt;/b&gt;">&lt;b onclick=&quot;a&quot; id=&#39;b&#39;&gt;Ada &amp; Co&lt;/b&gt;</p>',
  );
});

it('keeps what it has written itself', () => {
  const lines = ['<', '2'].map((text) => html`<li>${text}</li>`);
  expect(html`${lines}`.markup).toBe('<li>&lt;</li>\n<li>2</li>');
});
