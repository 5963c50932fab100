/**
 * Items that may not go into storage and that none of our vans take. Shown on the service's page and among the
 * questions.
 */
export const NOT_STORED = {
  question: 'What can I not store?',
  answer:
    'Food, plants, animals, fuel, gas, fireworks, and things that are stolen or illegal. Empty and dry fridges and washing machines, and leave their doors ajar.',
} as const;

export const NOT_CARRIED = {
  question: 'What do you not carry?',
  answer:
    'Gas bottles, petrol, paint thinner, fireworks, anything alive, and money or jewellery. Keep passports and medicines with you.',
} as const;
