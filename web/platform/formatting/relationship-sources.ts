/** A6.3: how an assistant and a client, or one of our people and either, came together. */
export const sourceNames = {
  talent_team: 'Talent team',
  csm: 'Client success',
  sales: 'Sales',
  client: 'Chosen by the client',
  algo: 'Suggested',
} as const
