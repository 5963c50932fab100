import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { keepAnswers, takeAnswers, typedIn } from './kept-answers';

const SITE = { siteOrigin: 'https://smart.example' };
const ANSWERS = { form: 'requestSignIn', values: { email: 'zoë@ex ample; x' }, wrong: ['email'] };

const exchange = (cookie = '') => {
  const request = Object.assign(new IncomingMessage(new Socket()), { headers: { cookie } });
  return { request, response: new ServerResponse(request) };
};
const setCookies = (response: ServerResponse) => [response.getHeader('Set-Cookie') ?? []].flat().map(String);
const kept = (answers = ANSWERS) => {
  const { response } = exchange();
  keepAnswers(response, answers, SITE);
  return setCookies(response).map((set) => set.split(';', 1).join(''));
};
const taken = (cookie: string, forms = [ANSWERS.form]) => {
  const { request, response } = exchange(cookie);
  return { answers: takeAnswers(request, response, forms, SITE), set: setCookies(response) };
};
const encoded = (value: unknown) => `refused_form=${Buffer.from(JSON.stringify(value)).toString('base64url')}`;

describe('the answers of a refused form', () => {
  it('FORM-2: come back to a page that has the form, once', () => {
    const [cookie = ''] = kept();
    const { answers, set } = taken(`session=1; ${cookie}`);
    expect(answers).toEqual(ANSWERS);
    expect(set).toEqual(['refused_form=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure']);
  });

  it('wait for the page of their own form', () => {
    const [cookie = ''] = kept();
    expect(taken(cookie, ['deskCreatePromo'])).toEqual({ answers: null, set: [] });
  });

  it('live for a minute, out of reach of scripts and of other sites', () => {
    const { response } = exchange();
    keepAnswers(response, ANSWERS, SITE);
    expect(setCookies(response)[0]).toMatch(/; Path=\/; Max-Age=60; HttpOnly; SameSite=Lax; Secure$/);
  });

  it('are not kept when no cookie could hold them', () => {
    expect(kept({ ...ANSWERS, values: { email: 'x'.repeat(4_000) } })).toEqual([]);
  });

  it.each([
    ['nothing', ''],
    ['no JSON', 'refused_form=abc'],
    ['another shape', encoded({ form: ANSWERS.form, values: null, wrong: 'email' })],
    ['a list', encoded(['requestSignIn'])],
  ])('are none in %s', (_what, cookie) => expect(taken(cookie).answers).toBeNull());

  it('are texts alone, whatever was written into the cookie', () => {
    const answers = { form: ANSWERS.form, values: { email: { toString: 1 }, next: '/' }, wrong: ['email', 3] };
    expect(taken(encoded(answers)).answers).toEqual({ form: ANSWERS.form, values: { next: '/' }, wrong: ['email'] });
  });
});

describe('typedIn', () => {
  it('takes the named fields, as far as they are texts of the form’s own', () => {
    expect(typedIn({ email: 'a', link: 'secret', note: 3 }, ['email', 'note', 'toString'])).toEqual({ email: 'a' });
  });
});
