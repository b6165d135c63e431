/**
 * The cards of the test processor, by the token each is entered with. They are no numbers and work nowhere else.
 * `does` says what happens to a charge.
 */
export const testCards = [
  { token: 'tok_visa', title: 'Visa', does: 'Every charge goes through' },
  { token: 'tok_mastercard', title: 'MasterCard', does: 'Every charge goes through' },
  { token: 'tok_amex', title: 'American Express', does: 'Every charge goes through' },
  { token: 'tok_discover', title: 'Discover', does: 'Every charge goes through' },
  { token: 'tok_diners', title: 'Diners Club', does: 'Every charge goes through' },
  { token: 'tok_unknown_brand', title: 'A brand without an icon', does: 'Every charge goes through' },
  { token: 'tok_3ds', title: 'Visa that asks its bank', does: 'Each charge is confirmed or refused by you' },
  { token: 'tok_declined', title: 'Visa that is declined', does: 'Every charge is declined' },
  { token: 'tok_insufficient', title: 'Visa without enough money', does: 'Every charge is declined' },
  { token: 'tok_expired', title: 'Visa that has expired', does: 'It can’t be chosen, and is declined' },
  { token: 'tok_slow', title: 'Visa that is slow', does: 'The answer takes some seconds' },
  { token: 'tok_lost_reply', title: 'Visa whose reply is lost', does: 'It is charged, but the answer never arrives' },
  {
    token: 'tok_refund_pending',
    title: 'Visa that is refunded slowly',
    does: 'It is charged; a refund stays on its way',
  },
  { token: 'tok_refund_fails', title: 'MasterCard that can’t be refunded', does: 'It is charged; a refund fails' },
  { token: 'tok_refused', title: 'A card that is refused', does: 'It can’t be added' },
] as const

export type TestCardToken = (typeof testCards)[number]['token']
