import { MOVER } from '@/lib/testing/customs-mover';
import type { CustomsAnswers } from './answers';
import { documentsOf } from './documents';

const named = (change: Partial<CustomsAnswers>) => documentsOf({ ...MOVER, ...change }).map(({ name }) => name);

describe('the papers of a move', () => {
  it.each<[string, Partial<CustomsAnswers>, string[]]>([
    [
      'a British citizen to Spain',
      {},
      [
        'Passport and NIE',
        'Inventory in Spanish',
        'Proof of 12 months outside the European Union',
        'Residence visa, then the residence card',
        'Padrón: registration at your address',
        'Export declaration',
      ],
    ],
    [
      'a Spaniard home',
      { citizen: 'national' },
      [
        'Passport and DNI',
        'Inventory in Spanish',
        'Baja consular',
        'Padrón: registration at your address',
        'Export declaration',
      ],
    ],
    [
      'a citizen of the Union to Portugal',
      { citizen: 'eu', destination: 'portugal' },
      [
        'Passport',
        'NIF, the tax number',
        'Inventory in Portuguese',
        'Certificado de bagagem, the baggage certificate',
        'Atestado de residência',
        'Export declaration',
      ],
    ],
    [
      'a Portuguese citizen home',
      { citizen: 'national', destination: 'portugal' },
      [
        'Passport',
        'NIF, the tax number',
        'Inventory in Portuguese',
        'Certificado de bagagem, the baggage certificate',
        'Consular registration, up to date',
        'Atestado de residência',
        'Export declaration',
      ],
    ],
    [
      'a student to Portugal',
      { citizen: 'british', destination: 'portugal', reason: 'student' },
      [
        'Passport',
        'NIF, the tax number',
        'Inventory in Portuguese',
        'Residence visa',
        'Proof of enrolment, full time',
        'Export declaration',
      ],
    ],
    [
      'a second home in Spain',
      { reason: 'second_home' },
      ['Passport and NIE', 'Inventory in Spanish', 'Export declaration'],
    ],
    [
      'anybody to the Emirates',
      { destination: 'united_arab_emirates' },
      [
        'Copy of your passport or Emirates ID',
        'Residence visa, with proof of work or residence',
        'Inventory in English',
        'Bill of lading and delivery order',
        'Export declaration',
      ],
    ],
  ])('%s', (_, change, names) => {
    expect(named(change)).toEqual(names);
  });

  it('somebody who marries shows it', () => {
    expect(named({ reason: 'marriage', wedding: '2027-06-10' })).toContain('Marriage certificate');
    expect(named({ reason: 'marriage', destination: 'united_arab_emirates' })).not.toContain('Marriage certificate');
  });

  it('each has somebody who gives it, a day and a source', () => {
    const papers = documentsOf({ ...MOVER, destination: 'portugal' });
    expect(papers.filter(({ from, sources }) => from === '' || sources.length === 0)).toEqual([]);
    expect(papers.filter(({ isAsked }) => isAsked).map(({ name, by }) => `${by} ${name}`)).toEqual([
      '2027-03-30 Certificado de bagagem, the baggage certificate',
      '2027-03-30 Residence visa',
    ]);
    expect(papers.find(({ name }) => name.startsWith('Atestado'))?.by).toBe('2027-06-15');
  });
});
