import { COMPANY } from '@/lib/content/company';
import type { Endpoint } from '@/lib/contracts/endpoint';
import { ROUTES } from '@/lib/routes';
import { nameFor } from '@/lib/server/modules/sessions/sessions';
import type { Call } from '@/lib/server/platform/http/call';
import type { JsonSchema } from '@/lib/server/platform/http/openapi/json-schema';
import { operationOf, tagOf } from '@/lib/server/platform/http/openapi/operation';
import { SITE } from '@/lib/site';
import answers from './answers.json';
import { CALLS } from './calls';

const ANSWERS: Readonly<Record<string, JsonSchema>> = answers;

/** By the first word of the paths (spec §7). */
const TAG_WORDS: Readonly<Record<string, string>> = {
  api: 'Forms, the newsletter, events, what a client books from the account, and what a crew records.',
  'auth-api': 'Signing in and out by an emailed link, and who is signed in.',
  'calc-api': 'What can be moved, and how much space it takes.',
  'order-api': 'The size of a unit, what a client has stored, and paying for a return.',
  [`${SITE.product}-app`]: 'Prices, slots, saved quotes, orders and changes to them.',
};

const pathOf = ({ path }: Endpoint): string => path.replace(/:(\w+)/g, '{$1}');

/** Answers are types only, so `npm run api-answers` generates their schemas (lib/tooling/api-answers.ts). */
export function openApiDocument(siteOrigin: string): JsonSchema {
  const methodOf = ({ contract }: Call): string => contract.method.toLowerCase();
  const paths = [...new Set(CALLS.map(({ contract }) => pathOf(contract)))].map((path) => {
    const calls = CALLS.filter(({ contract }) => pathOf(contract) === path);
    return [path, Object.fromEntries(calls.map((call) => [methodOf(call), operationOf(call, ANSWERS)]))];
  });
  return {
    openapi: '3.1.1',
    info: {
      title: SITE.name,
      version: '1',
      contact: { name: SITE.name, email: COMPANY.email.value, url: siteOrigin + ROUTES.contact },
      license: { name: 'Terms and conditions', url: siteOrigin + ROUTES.terms },
      description:
        'Prices, slots, orders, storage, forms and accounts. Money is in pounds with at most two decimals, VAT included; days and times are those of London; instants are ISO-8601 in UTC.',
    },
    servers: [{ url: siteOrigin }],
    tags: [...new Set(CALLS.map(({ contract }) => tagOf(contract)))].sort().map((name) => ({
      name,
      ...(TAG_WORDS[name] !== undefined && { description: TAG_WORDS[name] }),
    })),
    paths: Object.fromEntries(paths) as JsonSchema,
    components: {
      schemas: { Problem: ANSWERS.Problem ?? {} },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: nameFor({ siteOrigin }),
          description: 'Signed in by an emailed link.',
        },
      },
    },
  };
}
