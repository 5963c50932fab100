import { parseConfig } from '@/lib/server/platform/config/config';
import { isOperator, operatorOf } from './operator';

const deps = { config: parseConfig({ DESK_EMAILS: 'desk@example.com, other@example.com' }) };

describe('DSK-1: who may work at the desk', () => {
  it.each(['desk@example.com', 'other@example.com', 'Desk@Example.com'])('lets %s in', (email) => {
    expect(isOperator(deps, { email })).toBe(true);
  });

  it.each([
    'desk@example.com.evil.example',
    'desk@example.co',
    'front-desk@example.com',
    'desk@example.com, other@example.com',
    '',
  ])('lets nobody in as %j', (email) => {
    expect(isOperator(deps, { email })).toBe(false);
    expect(() => operatorOf(deps, { email })).toThrow('We could not find this.');
  });
});
