import { isInUnion, THINGS, type CustomsAnswers, type Thing } from './answers';
import { reliefOf } from './relief';
import type { Fact } from './sources';

export type ThingAnswer = Fact & {
  readonly thing: Thing;
  /** `unknown`: we have read no source on it, so the authority must be asked. */
  readonly verdict: 'free' | 'taxed' | 'permit' | 'no' | 'unknown';
};
type Said = Omit<ThingAnswer, 'thing'>;

/** Returns for each listed item whether it is free, taxed or prohibited, in the order of the list. */
export function thingAnswers(answers: CustomsAnswers): readonly ThingAnswer[] {
  const says = isInUnion(answers.destination) ? UNION_THINGS : EMIRATES_THINGS;
  return (Object.keys(THINGS) as Thing[])
    .filter((thing) => answers.things.includes(thing))
    .map((thing) => ({ thing, ...says[thing](answers) }));
}

const unknown = (text: string): Said => ({ verdict: 'unknown', text, sources: [] });
/** Returns the `free` fact where the relief applies or may apply, otherwise the `taxed` one. */
const withRelief = (answers: CustomsAnswers, free: Fact, taxed: Fact): Said =>
  reliefOf(answers).verdict === 'no' ? { verdict: 'taxed', ...taxed } : { verdict: 'free', ...free };

const UNION_THINGS: Readonly<Record<Thing, (answers: CustomsAnswers) => Said>> = {
  new: (answers) =>
    answers.reason === 'marriage'
      ? withRelief(answers, NEW_AND_FREE, NEW_AND_TAXED)
      : answers.reason === 'student'
        ? {
            verdict: 'free',
            text: 'Clothes, linen and study materials may be new. Furniture has to be used.',
            sources: ['eu_students'],
          }
        : { verdict: 'taxed', ...NEW_AND_TAXED },
  car: carInUnion,
  pet: () => ({
    verdict: 'permit',
    text: 'A household pet is part of the relief, but it needs a microchip, a rabies vaccination and an animal health certificate from a vet. It does not travel with us.',
    sources: ['gb_pet', 'eu_transfer'],
  }),
  food: ({ destination }) => ({
    verdict: 'no',
    text: `No meat or milk, and nothing made with them. Powdered baby milk and medical food have an exemption, up to 2 kg.${destination === 'portugal' ? ' Portugal’s baggage certificate leaves out food and drink altogether.' : ''}`,
    sources: destination === 'portugal' ? ['eu_food', 'pt_visa'] : ['eu_food'],
  }),
  plants: () => ({
    verdict: 'permit',
    text: 'Plants, vegetables and most fresh fruit need a phytosanitary certificate, which means an inspection before you leave. Most people give them away.',
    sources: ['eu_plants'],
  }),
  alcohol: () => ({
    verdict: 'taxed',
    text: 'No relief covers alcohol or tobacco: you pay duty, excise and VAT. List them separately, or leave them behind.',
    sources: ['eu_relief_text', 'eu_transfer'],
  }),
  medicines: () =>
    unknown(
      'We have found no page that says which medicines may be shipped. Carry your own, with the prescription, and ask.',
    ),
  tools: (answers) =>
    withRelief(
      answers,
      {
        text: 'Portable instruments that you need for your trade are free. Other equipment for work is not: it is taxed.',
        sources: ['eu_transfer', 'eu_relief_text'],
      },
      { text: 'Without a relief, tools are taxed like anything else.', sources: ['eu_relief'] },
    ),
  drone: () =>
    unknown(
      'We have found nothing about importing one with a household. Its battery may not be allowed on board: ask us.',
    ),
  vapes: () => unknown('No relief covers tobacco products. We have not found whether liquids count: ask.'),
  weapons: () => ({
    verdict: 'permit',
    text: 'Weapons and ammunition need permits or are banned, country by country. We do not carry them.',
    sources: ['eu_transfer'],
  }),
};

const NEW_AND_FREE: Fact = { text: 'New household things are part of this relief.', sources: ['eu_marriage'] };
const NEW_AND_TAXED: Fact = {
  text: 'They are not part of the relief: you pay duty and VAT on their value. List them separately, with receipts.',
  sources: ['eu_relief_text'],
};

function carInUnion(answers: CustomsAnswers): Said {
  if (answers.reason === 'marriage' || answers.reason === 'student') {
    return {
      verdict: 'taxed',
      text: 'This relief does not include vehicles, and they do not travel with us.',
      sources: answers.reason === 'marriage' ? ['eu_marriage'] : ['eu_students'],
    };
  }
  const registration =
    answers.destination === 'spain'
      ? 'Registering it is a separate procedure.'
      : 'Portugal’s registration tax is separate, with its own application, which we have not read.';
  return withRelief(
    answers,
    {
      text: `A private vehicle is part of the relief if you have owned and used it for 6 months too. ${registration} It does not travel with us.`,
      sources: answers.destination === 'spain' ? ['es_cars', 'eu_transfer'] : ['eu_transfer', 'pt_papers'],
    },
    { text: 'Without a relief you pay duty and VAT on it. It does not travel with us.', sources: ['eu_relief'] },
  );
}

const EMIRATES_THINGS: Readonly<Record<Thing, (answers: CustomsAnswers) => Said>> = {
  new: () => ({
    verdict: 'taxed',
    text: 'New things are not exempt: customs charge duty on them, 5% in Dubai, and Fujairah wants the invoice.',
    sources: ['ae_relief', 'ae_papers', 'ae_year'],
  }),
  car: () => ({
    verdict: 'taxed',
    text: 'Vehicles are not part of the exemption. Customs value it and charge 5%. It does not travel with us.',
    sources: ['ae_year', 'ae_papers'],
  }),
  pet: () => ({
    verdict: 'permit',
    text: 'A dog or cat needs a permit from the Ministry of Climate Change and Environment, a health certificate and its vaccinations. It does not travel with us.',
    sources: ['ae_pets', 'ae_pet_permit'],
  }),
  food: () => ({
    verdict: 'no',
    text: 'Cooked and home-made food is banned, and so are poppy seeds. Do not ship any.',
    sources: ['ae_banned'],
  }),
  plants: () => ({
    verdict: 'permit',
    text: 'Plants come in only with the consent of the Ministry of Climate Change and Environment.',
    sources: ['ae_permits'],
  }),
  alcohol: () => ({
    verdict: 'permit',
    text: 'Alcoholic drinks need the consent of an authority, which in Dubai is the police. Do not ship them with a household.',
    sources: ['ae_permits', 'ae_banned'],
  }),
  medicines: () => ({
    verdict: 'permit',
    text: 'For your own use, up to three months’ supply, in the original packing and with the prescription. Controlled ones, codeine among them, need a permit from the Ministry of Health first. Carry them; do not ship them.',
    sources: ['ae_medicines', 'ae_medicine_permit', 'ae_controlled'],
  }),
  tools: () =>
    unknown(
      'The exemption names personal effects and household things; we have found nothing about tools. Ask before you ship them.',
    ),
  drone: () => ({
    verdict: 'permit',
    text: 'Drones and wireless devices need approval before they arrive.',
    sources: ['ae_drones', 'ae_permits'],
  }),
  vapes: () => ({
    verdict: 'permit',
    text: 'Electronic cigarettes and hookahs are restricted: you need approval.',
    sources: ['ae_vapes'],
  }),
  weapons: () => ({
    verdict: 'permit',
    text: 'Weapons, ammunition and fireworks need the consent of two ministries. We do not carry them.',
    sources: ['ae_permits'],
  }),
};

export function neverIn(answers: Pick<CustomsAnswers, 'destination'>): Fact {
  return isInUnion(answers.destination)
    ? {
        text: 'Never in the load: meat and milk from Great Britain, and anything made with them.',
        sources: ['eu_food'],
      }
    : {
        text: 'Never in the load: drugs of any kind, gambling machines and tools, ivory, used tyres, betel leaves, and what offends the Islamic faith or public morals.',
        sources: ['ae_prohibited', 'ae_banned'],
      };
}
