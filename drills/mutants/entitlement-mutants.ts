import { mutantsIn, type WrittenMutant } from './written-mutant.ts'

const checkout = 'server/hiring/checkout'
const renewals = 'server/billing/renewals'
const charges = 'server/billing/charges'
const quotes = [`${checkout}/quote-checkout.test.ts`]
const refusals = [`${checkout}/checkout-rejections.test.ts`]
const bought = [`${checkout}/checkout.test.ts`]
const afterwards = [`${checkout}/checkout-afterwards.test.ts`]
const late = [`${checkout}/unsettled-orders.test.ts`, `${checkout}/abandoned-orders.test.ts`]
const renewed = [`${renewals}/renewals.test.ts`, `${renewals}/renewal-charges.test.ts`]
const paying = ['server/billing/invoice-payments/pay-invoice.test.ts']
const small = [`${renewals}/small-balances.test.ts`]

/** Mistakes in what may be bought by whom, and in how much is asked for it. */
export const entitlementMutants: readonly WrittenMutant[] = [
  ...mutantsIn(`${checkout}/draft-to-pay.ts`, [...quotes, ...refusals], {
    'another client’s draft is bought': [
      "    .where('client_uuid', '=', client_uuid)\n    .where('removed_date'",
      "    .where('removed_date'",
    ],
    'a draft that was removed is bought': "    .where('removed_date', 'is', null)\n",
  }),
  ...mutantsIn(`${checkout}/draft-to-pay.ts`, quotes, {
    'a subscription begins in the past': ['if (start_date < today) throw', "if (start_date === '') throw"],
    'a subscription begins in years': ['if (start_date > last) throw', "if (start_date === '') throw"],
  }),
  ...mutantsIn(`${checkout}/draft-to-pay.ts`, [...quotes, ...refusals, `${checkout}/checkout-races.test.ts`], {
    'the currency changes after the first invoice': [
      'if (canChange) return wanted',
      "if (canChange || wanted !== 'cad' || usual !== 'cad') return wanted",
    ],
  }),
  ...mutantsIn(`${checkout}/draft-to-pay.ts`, quotes, {
    'a client’s days are counted in Greenwich': [
      'return region?.main_timezone ?? null',
      'return region === undefined ? null : null',
    ],
    'who lives in the United States is priced in Canadian dollars': [
      "(place.country === 'US' ? 'usd' : 'cad')",
      "(place.country === '' ? 'usd' : 'cad')",
    ],
  }),
  ...mutantsIn(`${checkout}/agreed-team.ts`, [...quotes, ...refusals], {
    'two roles of one assistant each find the same spare hours': [
      '(hours.get(seat.assistant_uuid) ?? 0) + seat.hours',
      'seat.hours',
    ],
  }),
  ...mutantsIn(`${checkout}/agreed-team.ts`, refusals, {
    'who doesn’t work any more is shown as free': [
      'const free = works && spare',
      'const free = (works || !works) && spare',
    ],
  }),
  ...mutantsIn(`${checkout}/place-order.ts`, refusals, {
    'who doesn’t work any more is sold': "assistantStates.is('working', person.state) && ",
    'a team that isn’t whole is sold': [
      'if (missing) throw new HttpError(409, missing.what',
      "if (missing?.what === 'role') throw new HttpError(409, missing.what",
    ],
  }),
  ...mutantsIn(`${checkout}/price-draft.ts`, quotes, {
    'a promotion lasts a month longer in what is told of the renewal': [
      'periods_applied: each.periods_applied + 1',
      'periods_applied: each.periods_applied',
    ],
    'the renewal is told by today’s taxes': [
      'pricePeriod(database, draft, date, left)',
      'pricePeriod(database, draft, draft.on, left)',
    ],
  }),
  ...mutantsIn(`${checkout}/activate-subscription.ts`, bought, {
    'hours are counted as held and as worked': '  await releaseReservedHours(transaction, order.uuid, people)\n',
  }),
  ...mutantsIn(`${checkout}/get-order.ts`, [...afterwards, `${checkout}/checkout-payment.test.ts`], {
    'another client’s order is shown': [
      'if (order?.client_uuid !== client_uuid) throw',
      'if (order === undefined || client_uuid === null) throw',
    ],
  }),
  ...mutantsIn(`${checkout}/send-checkout-email.ts`, afterwards, {
    'staff in a client’s place mail another client': [
      'if (impersonator_uuid !== null) return client_uuid',
      'if (impersonator_uuid !== null) return null',
    ],
  }),
  ...mutantsIn(`${checkout}/get-checkout-confirmation.ts`, afterwards, {
    'a team that isn’t paid for is shown to whoever has the link': "    .where('state', '=', 'paid')\n",
  }),
  ...mutantsIn(`${checkout}/settle-order.ts`, late, {
    'late money buys in a second currency': [
      "where.or([where('project_uuid', '=', order.project_uuid), where('currency', '<>', order.currency)])",
      "where('project_uuid', '=', order.project_uuid)",
    ],
  }),
  ...mutantsIn(`${charges}/add-charge.ts`, small, {
    'an invoice that is tried by itself is taken along by the charge of another': [
      'and waits_since is not null and',
      'and',
    ],
    'a small balance in one currency is taken along by a charge in the other': [
      ' and currency = ${currency}',
      '',
      'all invoices of a client are in one currency',
    ],
    'a small balance is taken along by two charges':
      '      and not exists (select from charge_shares where charge_shares.invoice_uuid = invoices.uuid and open)\n',
  }),
  ...mutantsIn(`${charges}/query-processor.ts`, paying, {
    'nobody who pays an invoice is asked by their bank': [
      '...(charge.asked_by === null && ',
      "...(charge.uuid !== '' && ",
    ],
  }),
  ...mutantsIn('server/billing/invoice-payments/owned-invoice.ts', paying, {
    'another client’s invoice is paid': [
      'found && (found.client_uuid === session.client_uuid || hasPermission(session.permissions, staff))',
      'found && (found.client_uuid !== session.client_uuid || hasPermission(session.permissions, staff) || true)',
    ],
  }),
  ...mutantsIn('server/billing/prices/price-period.ts', renewed, {
    'hours that have ended are invoiced on': [' and (rp_end_date is null or rp_end_date >= day)', ''],
    'hours are invoiced before they begin': ['rate_start_date <= day and ', ''],
  }),
  ...mutantsIn('server/billing/invoice-payments/recorded-by-staff.ts', paying, {
    'staff record a payment of a void invoice': [
      "if (!invoiceStates.is('open', invoice.status)) {",
      'if (invoiceStates.sets.open.length === 0) {',
    ],
    'what staff have recorded as paid is still to be tried':
      '  if (paid.paid_cents === paid.total_cents) await endCollection(transaction, paid, now)\n',
  }),
  ...mutantsIn(`${charges}/notifications.ts`, renewed, {
    'a subscription whose card fails five times is in order':
      '  await markPastDue(transaction, invoice.project_uuid)\n',
    'what an earlier try has paid after all is past due': "  if (!invoiceStates.is('open', invoice.status)) return\n",
  }),
  ...mutantsIn('server/accounts/cards/chargeable-card.ts', refusals, {
    'a card that was removed pays': "    .where('removed_date', 'is', null)\n",
  }),
  ...mutantsIn('server/accounts/cards/chargeable-card.ts', [...refusals, ...paying], {
    'another client’s card pays': "    .where('credit_cards.client_uuid', '=', client_uuid)\n",
  }),
  ...mutantsIn('server/accounts/cards/default-to-charge.ts', [`${checkout}/checkout-cards.test.ts`], {
    'a card that its bank has refused is kept for renewals': ['card && !card.was_declined && ', 'card && '],
  }),
]
