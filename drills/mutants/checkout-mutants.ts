import { mutantsIn, type WrittenMutant } from './written-mutant.ts'

const folder = 'server/hiring/checkout'
const rules = [`${folder}/checkout-rejections.test.ts`]
const payment = [`${folder}/checkout-payment.test.ts`, `${folder}/checkout-afterwards.test.ts`]
const late = [`${folder}/unsettled-orders.test.ts`, `${folder}/abandoned-orders.test.ts`]
const cards = [`${folder}/checkout-cards.test.ts`]

/** Mistakes in what moves a client's money at the checkout. */
export const checkoutMutants: readonly WrittenMutant[] = [
  ...mutantsIn(`${folder}/charge-order.ts`, late, {
    'an order is first charged after its time is over': [
      "if (order.state !== 'held' || at >= order.held_until || order.card_uuid === null) return false",
      "if (order.state !== 'held' || order.card_uuid === null) return false",
    ],
    'an order that is charged is asked for again after its time is over': [
      "if (order.state === 'charging') return at < order.held_until",
      "if (order.state === 'charging') return true",
    ],
  }),
  ...mutantsIn(`${folder}/charge-order.ts`, [...payment, ...late], {
    'each time it is asked, a charge has another key': [
      'return { ...charge, key: order_uuid,',
      'return { ...charge, key: crypto.randomUUID(),',
    ],
  }),
  ...mutantsIn(`${folder}/expire-order.ts`, late, {
    'an order that has been paid is given up': [
      "if (order.state === 'paid' || (charge === 'none' && order.state !== 'held')) return",
      "if (charge === 'none' && order.state !== 'held') return",
      'its charge has succeeded and its end is noted, and neither is written again',
    ],
    'an order that is being charged expires like one that never was': [
      "if (order.state === 'paid' || (charge === 'none' && order.state !== 'held')) return",
      "if (order.state === 'paid') return",
    ],
    'a succeeded charge is turned declined': [
      "if (requested && requested.state !== 'succeeded') {",
      'if (requested) {',
      'an order whose charge has succeeded is paid or settled, and the end of neither is written again',
    ],
  }),
  ...mutantsIn(`${folder}/expire-order.ts`, [...payment, ...late], {
    'promotions aren’t given back': '  await releasePromotions(transaction, order_uuid)\n',
    'hours aren’t given back': '  await releaseReservedHours(transaction, order_uuid)\n',
  }),
  ...mutantsIn(`${folder}/expire-order.ts`, late, {
    'an order is given up though the processor, which is away, may have been paid': [
      "if (result.state === 'away') return false",
      "if (result.state === 'away') {\n    await settleGivenUp(parts, order_uuid, expired, { charge: 'away', processor_charge_id: null })\n    return true\n  }",
    ],
    'money that came while an order was given up isn’t booked': [
      "if (state === 'succeeded') await settlePaid(deps, order_uuid, result)\n  else {",
      "if (state !== 'succeeded') {",
    ],
    'a charge that couldn’t be cancelled is never asked about again': [
      "charge === 'away' ? new Date(at.getTime() + cancelAgainAfter) : null",
      'null',
    ],
  }),
  ...mutantsIn(`${folder}/advance-order.ts`, late, {
    'the bank’s question opens an order that has ended': "    if (order.state !== 'charging') return\n",
  }),
  ...mutantsIn(`${folder}/settle-order.ts`, late, {
    'late money buys the same subscription a second time': [
      'if (!(await isTaken(transaction, order))) return begin',
      'if (order.uuid !== null) return begin',
    ],
    'late money that buys nothing has no record':
      'if (payment !== null) await bookAsCredit(transaction, order, paymentOf(order, payment, clock.now()))',
  }),
  ...mutantsIn(`${folder}/settle-order.ts`, [...payment, ...late], {
    'promotions of a paid order aren’t redeemed': '  await redeemPromotions(transaction, order.uuid)\n',
  }),
  ...mutantsIn(`${folder}/settle-order.ts`, late, {
    'an invoice that is paid late is dated after the start': [
      'order.start_date < today ? order.start_date : today',
      'today',
    ],
  }),
  ...mutantsIn(`${folder}/settle-order.ts`, cards, {
    'the card that paid renews although the client wants another': [
      'if (card_uuid === null || card_uuid !== renewal_card_uuid) return',
      'if (card_uuid === null) return',
    ],
  }),
  ...mutantsIn(`${folder}/place-order.ts`, [...payment, ...rules], {
    'the same key is another order each time': [
      'return known ?? placeNew(',
      'return (known && undefined) ?? placeNew(',
    ],
    'the same key with another body is taken for the same order': [
      'if (order && !order.request_hash.equals(hashOf(call.form))) {',
      'if (!order && call.key === null) {',
    ],
    'a second payment of one draft isn’t told from a fault':
      '  await rejectSecondPayment(transaction, draft.project)\n',
  }),
  ...mutantsIn(`${folder}/place-order.ts`, [`${folder}/checkout-races.test.ts`, ...rules], {
    'two first orders in two currencies aren’t told from a fault': '  await rejectOtherCurrency(transaction, draft)\n',
  }),
  ...mutantsIn(`${folder}/place-order.ts`, [`${folder}/agreement/french-first.test.ts`], {
    'in Québec English is signed without having been chosen':
      "  if (isFrenchFirst(place) && form.agreement_language !== 'fr' && !form.chose_english)\n    throw invalidField('agreement_language', t.mustChoose())\n",
  }),
  ...mutantsIn(`${folder}/place-order.ts`, rules, {
    'anything is a signature':
      "if (!isSignature(form.signed_name, account_name)) throw invalidField('signed_name', messages.bothNames())",
    'a draft that was changed elsewhere is paid as it stands now': [
      'if (project.version !== form.version) {',
      'if (project.version < 0) {',
    ],
    'terms that were never shown are signed': [
      'if (form.agreement_version !== agreementVersion) {',
      'if (agreementVersion === null) {',
    ],
    'a price that was never shown is charged': [
      'if (quote.document.total_cents === form.total_cents) return',
      'if (quote.document.total_cents >= 0) return',
    ],
    'a refused promotion is left out without a word': [
      "  if (first) {\n    throw new HttpError(409, 'promotion_refused'",
      "  if (first === null) {\n    throw new HttpError(409, 'promotion_refused'",
    ],
  }),
  ...mutantsIn(`${folder}/place-order.ts`, [...rules, `${folder}/checkout-races.test.ts`], {
    'hours that someone has lost are sold': [' || spare < (wanted.get(person.uuid) ?? 0)', ' || spare < 0'],
  }),
  ...mutantsIn(`${folder}/place-order.ts`, [`${folder}/checkout-races.test.ts`], {
    'an assistant is sold for a role they don’t have': [
      'if (!person || person.role_ids.includes(role_id)) continue',
      'if (!person || role_id > 0) continue',
    ],
  }),
  ...mutantsIn(`${folder}/place-order.ts`, late, {
    'hours are kept for two and a half hours': ['holdMinutes * 60_000', 'holdMinutes * 600_000'],
  }),
]
