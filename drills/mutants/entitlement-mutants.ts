import type { WrittenMutant } from './written-mutant.ts'

const checkout = 'server/workflows/checkout'
const renewals = 'server/workflows/renewals'
const quotes = [`${checkout}/quote-checkout.test.ts`]
const refusals = [`${checkout}/checkout-refusals.test.ts`]
const bought = [`${checkout}/checkout.test.ts`]
const afterwards = [`${checkout}/checkout-afterwards.test.ts`]
const late = [`${checkout}/unsettled-orders.test.ts`, `${checkout}/given-up-orders.test.ts`]
const renewed = [`${renewals}/renewals.test.ts`]
const paying = ['server/workflows/invoice-payments/pay-invoice.test.ts']
const small = [`${renewals}/small-balances.test.ts`]

/** Mistakes in what may be bought by whom, and in how much is asked for it. */
export const entitlementMutants: readonly WrittenMutant[] = [
  {
    change: 'another client’s draft is bought',
    file: `${checkout}/draft-to-pay.ts`,
    from: "    .where('client_uuid', '=', client_uuid)\n    .where('removed_date'",
    to: "    .where('removed_date'",
    tests: [...quotes, ...refusals],
  },
  {
    change: 'a draft that was removed is bought',
    file: `${checkout}/draft-to-pay.ts`,
    from: "    .where('removed_date', 'is', null)\n",
    to: '',
    tests: [...quotes, ...refusals],
  },
  {
    change: 'a subscription begins in the past',
    file: `${checkout}/draft-to-pay.ts`,
    from: 'if (start_date < today) throw',
    to: "if (start_date === '') throw",
    tests: quotes,
  },
  {
    change: 'a subscription begins in years',
    file: `${checkout}/draft-to-pay.ts`,
    from: 'if (start_date > last) throw',
    to: "if (start_date === '') throw",
    tests: quotes,
  },
  {
    change: 'the currency changes after the first invoice',
    file: `${checkout}/draft-to-pay.ts`,
    from: 'if (canChange) return wanted',
    to: "if (canChange || wanted !== 'cad' || usual !== 'cad') return wanted",
    tests: [...quotes, ...refusals, `${checkout}/checkout-races.test.ts`],
  },
  {
    change: 'a client’s days are counted in Greenwich',
    file: `${checkout}/draft-to-pay.ts`,
    from: 'return region?.main_timezone ?? null',
    to: 'return region === undefined ? null : null',
    tests: quotes,
  },
  {
    change: 'who lives in the United States is priced in Canadian dollars',
    file: `${checkout}/draft-to-pay.ts`,
    from: "(place.country === 'US' ? 'usd' : 'cad')",
    to: "(place.country === '' ? 'usd' : 'cad')",
    tests: quotes,
  },
  {
    change: 'two roles of one assistant each find the same spare hours',
    file: `${checkout}/agreed-team.ts`,
    from: '(hours.get(seat.assistant_uuid) ?? 0) + seat.hours',
    to: 'seat.hours',
    tests: [...quotes, ...refusals],
  },
  {
    change: 'who doesn’t work any more is shown as free',
    file: `${checkout}/agreed-team.ts`,
    from: 'const free = works && spare',
    to: 'const free = (works || !works) && spare',
    tests: refusals,
  },
  {
    change: 'who doesn’t work any more is sold',
    file: `${checkout}/place-order.ts`,
    from: "!assistantStates.is('working', person.state) || ",
    to: '',
    tests: refusals,
  },
  {
    change: 'a team that isn’t whole is sold',
    file: `${checkout}/place-order.ts`,
    from: 'if (missing) throw new HttpError(409, missing.what',
    to: "if (missing?.what === 'role') throw new HttpError(409, missing.what",
    tests: refusals,
  },
  {
    change: 'a promotion lasts a month longer in what is told of the renewal',
    file: `${checkout}/price-draft.ts`,
    from: 'periods_applied: each.periods_applied + 1',
    to: 'periods_applied: each.periods_applied',
    tests: quotes,
  },
  {
    change: 'the renewal is told by today’s taxes',
    file: `${checkout}/price-draft.ts`,
    from: 'pricePeriod(database, draft, date, left)',
    to: 'pricePeriod(database, draft, draft.on, left)',
    tests: quotes,
  },
  {
    change: 'hours are counted as held and as worked',
    file: `${checkout}/activate-subscription.ts`,
    from: '  await freeHeldHours(transaction, order.uuid, people)\n',
    to: '',
    tests: bought,
  },
  {
    change: 'another client’s order is shown',
    file: `${checkout}/get-order.ts`,
    from: 'if (order?.client_uuid !== client_uuid) throw',
    to: 'if (order === undefined || client_uuid === null) throw',
    tests: [...afterwards, `${checkout}/checkout-payment.test.ts`],
  },
  {
    change: 'staff in a client’s place mail another client',
    file: `${checkout}/send-checkout-email.ts`,
    from: 'if (impersonator_uuid !== null) return client_uuid',
    to: 'if (impersonator_uuid !== null) return null',
    tests: afterwards,
  },
  {
    change: 'a team that isn’t paid for is shown to whoever has the link',
    file: `${checkout}/get-checkout-confirmation.ts`,
    from: "    .where('state', '=', 'paid')\n",
    to: '',
    tests: afterwards,
  },
  {
    change: 'late money buys in a second currency',
    file: `${checkout}/settle-order.ts`,
    from: "where.or([where('project_uuid', '=', order.project_uuid), where('currency', '<>', order.currency)])",
    to: "where('project_uuid', '=', order.project_uuid)",
    tests: late,
  },
  {
    change: 'an invoice that is tried by itself is taken along by the charge of another',
    file: `${renewals}/charge-shares.ts`,
    from: 'and waits_since is not null and',
    to: 'and',
    tests: small,
  },
  {
    change: 'a small balance in one currency is taken along by a charge in the other',
    file: `${renewals}/charge-shares.ts`,
    from: ' and currency = ${currency}',
    to: '',
    tests: small,
    survives: 'all invoices of a client are in one currency',
  },
  {
    change: 'a small balance is taken along by two charges',
    file: `${renewals}/charge-shares.ts`,
    from: '      and not exists (select from charge_shares where charge_shares.invoice_uuid = invoices.uuid and open)\n',
    to: '',
    tests: small,
  },
  {
    change: 'nobody who pays an invoice is asked by their bank',
    file: `${renewals}/ask-processor.ts`,
    from: '...(charge.asked_by === null && ',
    to: "...(charge.uuid !== '' && ",
    tests: paying,
  },
  {
    change: 'another client’s invoice is paid',
    file: 'server/workflows/invoice-payments/owned-invoice.ts',
    from: 'found && (found.client_uuid === session.client_uuid || hasPermission(session.permissions, staff))',
    to: 'found && (found.client_uuid !== session.client_uuid || hasPermission(session.permissions, staff) || true)',
    tests: paying,
  },
  {
    change: 'hours that have ended are invoiced on',
    file: `${renewals}/price-period.ts`,
    from: "where.or([where('rp_end_date', 'is', null), where('rp_end_date', '>=', day)])",
    to: "where('rate_start_date', 'is not', null)",
    tests: renewed,
  },
  {
    change: 'hours are invoiced before they begin',
    file: `${renewals}/price-period.ts`,
    from: "    .where('rate_start_date', '<=', day)\n",
    to: '',
    tests: renewed,
  },
  {
    change: 'staff record a payment of a void invoice',
    file: 'server/workflows/invoice-payments/recorded-by-staff.ts',
    from: "if (!invoiceStates.is('open', invoice.status)) {",
    to: 'if (invoiceStates.sets.open.length === 0) {',
    tests: paying,
  },
  {
    change: 'what staff have recorded as paid is still to be tried',
    file: 'server/workflows/invoice-payments/recorded-by-staff.ts',
    from: '  if (paid.paid_cents === paid.total_cents) await endCollection(transaction, paid)\n',
    to: '',
    tests: paying,
  },
  {
    change: 'a subscription whose card fails five times is in order',
    file: `${renewals}/tell-of-failure.ts`,
    from: '  await markPastDue(transaction, invoice.project_uuid)\n',
    to: '',
    tests: renewed,
  },
  {
    change: 'a card that was removed pays',
    file: 'server/features/clients/cards/chargeable-card.ts',
    from: "    .where('removed_date', 'is', null)\n",
    to: '',
    tests: refusals,
  },
  {
    change: 'another client’s card pays',
    file: 'server/features/clients/cards/chargeable-card.ts',
    from: "    .where('credit_cards.client_uuid', '=', client_uuid)\n",
    to: '',
    tests: [...refusals, ...paying],
  },
  {
    change: 'a card that its bank has refused is kept for renewals',
    file: 'server/features/clients/cards/default-to-charge.ts',
    from: 'card && !card.was_declined && ',
    to: 'card && ',
    tests: [`${checkout}/checkout-cards.test.ts`],
  },
]
