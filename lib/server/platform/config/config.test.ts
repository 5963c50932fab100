import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { startMessage, unfitForPublic } from '@/lib/server/start';
import { ConfigError, parseConfig } from './config';

const problemsOf = (env: Record<string, string>): readonly string[] => {
  try {
    parseConfig(env);
    return [];
  } catch (error) {
    return error instanceof ConfigError ? error.problems : ['not a ConfigError'];
  }
};

describe('configuration', () => {
  it('needs nothing: SQLite and mail files in ./data', () => {
    const config = parseConfig({});
    expect(config.database).toEqual({ kind: 'sqlite', file: path.resolve('data/smart.sqlite') });
    expect(config.capacity).toEqual({ MOVING: 3, STORAGE: 3, CLEANING: 3 });
    expect(startMessage({ config })).toContain(path.resolve('data/mails'));
    expect(startMessage({ config })).toContain(path.resolve('data/texts'));
  });

  it('names every problem at once, and never a value', () => {
    const problems = problemsOf({
      DATABASE_URL: 'mysql://secret',
      SMTP_URL: 'secret',
      WEBHOOK_URL: 'https://example.com/secret',
      SECRET_KEY: 'secret',
      CREWS: 'secret',
      TRUST_PROXY: '-1',
      SITE_SERVERS: 'secret',
      MAIL_FROM: 'secret',
      CORS_ORIGINS: 'https://example.com/secret',
      STRIPE_SECRET_KEY: 'secret',
      NEXT_PUBLIC_ADD_ON_PRICES: '3',
      META_PIXEL_ID: 'secret',
      ADDRESS_LOOKUP: 'secret',
      SECURITY_CONTACT: 'secret',
      TWILIO_SENDER: 'secret',
    });
    const variables = [
      ...['DATABASE_URL', 'SMTP_URL', 'WEBHOOK_SECRET', 'SECRET_KEY', 'CREWS', 'TRUST_PROXY', 'MAIL_FROM'],
      ...['CORS_ORIGINS', 'SITE_SERVERS', 'STRIPE_SECRET_KEY', 'NEXT_PUBLIC_ADD_ON_PRICES', 'META_ACCESS_TOKEN'],
      ...['ADDRESS_LOOKUP', 'SECURITY_CONTACT', 'TWILIO_SENDER'],
    ];
    expect(problems).toHaveLength(variables.length);
    for (const variable of variables) expect(problems.join('\n')).toContain(variable);
    expect(problems.join('\n')).not.toContain('secret');
  });

  it.each([
    ['http://localhost:3000', {}, 0],
    ['https://smart.london', {}, 1],
    ['https://smart.london', { TEST_PAYMENTS: '1' }, 0],
    ['https://smart.london', { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }, 0],
  ])('LAW-1: nobody gives moves away by oversight: %s, %j has %d problems', (origin, env, count) => {
    expect(unfitForPublic(parseConfig({ NEXT_PUBLIC_SITE_ORIGIN: origin, ...env }))).toHaveLength(count);
  });

  it('names no secret in the start-up message', () => {
    const config = parseConfig({
      DATABASE_URL: 'postgresql://u:hidden@db/x',
      SMTP_URL: 'smtp://u:hidden@mail',
      STRIPE_SECRET_KEY: 'sk_test_hidden',
      STRIPE_WEBHOOK_SECRET: 'whsec_hidden',
      TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
      TWILIO_AUTH_TOKEN: 'hidden',
      TWILIO_SENDER: 'Smart Move',
    });
    expect(startMessage({ config })).toContain('Texts: by Twilio. Payments: Stripe.');
    expect(startMessage({ config })).not.toContain('hidden');
  });

  it.each([
    ['one without the other', { STRIPE_WEBHOOK_SECRET: 'whsec_x' }, 'must be set together'],
    [
      'a key for browsers',
      { STRIPE_SECRET_KEY: 'pk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' },
      'begins with sk_ or rk_',
    ],
    ['another secret', { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'x' }, 'begins with whsec_'],
    ['real money over http', { STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }, 'https:// address'],
  ])('Stripe: refuses %s', (_, env, words) => {
    expect(problemsOf(env)).toEqual([expect.stringContaining(words)]);
  });

  const [TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN] = [`AC${'0'.repeat(32)}`, 'hidden'];
  it.each([
    ['nothing', {}, []],
    ['two of three', { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN }, ['must be set together']],
    ['a sender alone', { TWILIO_SENDER: 'Smart Move' }, ['must be set together']],
    ['a number', { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_SENDER: '+447700900999' }, []],
    ['a name', { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_SENDER: 'Smart Move' }, []],
    ['a service', { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_SENDER: `MG${'a'.repeat(32)}` }, []],
    ['too long a name', { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_SENDER: 'Smart Moving' }, ['TWILIO_SENDER']],
    [
      'a number as it is dialled here',
      { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_SENDER: '07700900999' },
      ['TWILIO_SENDER'],
    ],
    ['another id', { TWILIO_ACCOUNT_SID: 'SK1', TWILIO_AUTH_TOKEN, TWILIO_SENDER: 'Smart' }, ['TWILIO_ACCOUNT_SID']],
  ])('DAY-3: texts by Twilio with %s', (_, env, words) => {
    const problems = problemsOf(env);
    expect(problems).toHaveLength(words.length);
    for (const word of words) expect(problems.join()).toContain(word);
    expect(problems.join()).not.toContain('hidden');
  });

  it.each([
    ['postgresql://u:p@one:5432,two:5433/smart?target_session_attrs=read-write', []],
    ['postgresql://u:p@[::1]:5432,[::1]:5433/smart', []],
    ['postgresql://u:p@one/smart?target_session_attrs=any', []],
    ['postgresql://u:p@one,two/smart?target_session_attrs=any', ['target_session_attrs must be read-write']],
    ['postgresql://u:p@one/smart?target_session_attrs=standby', ['target_session_attrs must be read-write']],
    ['postgresql://u:p@one:5432,:5433/smart', ['must be an address']],
    ['postgresql://one,/smart', ['a server before and after each comma']],
    ['postgresql://u:p@one,two:port/smart', ['must be an address']],
    ['postgresql:///smart?host=one,two', ['several servers before the database']],
  ])('several database servers: %s', (DATABASE_URL, words) => {
    const problems = problemsOf({ DATABASE_URL });
    expect(problems).toHaveLength(words.length);
    for (const word of words) expect(problems.join()).toContain(word);
  });

  it('explains every variable that it reads in .env.example', () => {
    const files = readdirSync(__dirname).filter((name) => !name.includes('.test.'));
    const source = files.map((file) => readFileSync(path.join(__dirname, file), 'utf8')).join('\n');
    const example = readFileSync(path.join(__dirname, '../../../../.env.example'), 'utf8');
    const variables = [...source.matchAll(/'([A-Z][A-Z_]{3,})'/g)].map((match) => match[1] ?? '');
    expect(variables).toContain('DATABASE_URL');
    for (const variable of variables.filter((name) => !['MOVING', 'CLEANING'].includes(name))) {
      expect(example).toMatch(new RegExp(`^# ?${variable}=`, 'm'));
    }
  });
});
