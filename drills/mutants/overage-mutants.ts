import { mutantsIn, type WrittenMutant } from './written-mutant.ts'

const folder = 'server/billing/overage'
const invoiced = [`${folder}/invoice-overage.test.ts`]
const logged = ['server/work/time/over-limit.test.ts']
const used = ['server/billing/renewals/credit-used-first.test.ts']

/** Mistakes in what is charged above the hours, and in credit that pays before the card. */
export const overageMutants: readonly WrittenMutant[] = [
  ...mutantsIn(`${folder}/time-above.ts`, invoiced, {
    'time that is asked about is charged': ['\n  and entry.status in ${sqlIn(timeEntryStates.sets.reviewed)}`', '`'],
    'time that was charged is charged once more': [' - worked.charged_seconds as due_seconds', ' as due_seconds'],
    'carried and added hours are charged': [' - added_seconds - carried_seconds', ''],
    'hours that became free are those of the latest time': [
      'order by task_date desc, start_at desc',
      'order by task_date, start_at',
    ],
    'more is charged than is above the hours': ['Math.min(entry.seconds, left)', 'entry.seconds'],
  }),
  ...mutantsIn(`${folder}/price-time-above.ts`, invoiced, {
    'each invoice of a period begins at its hours': [' + period.charged_seconds', ''],
  }),
  ...mutantsIn(`${folder}/invoice-overage.ts`, invoiced, {
    'the final invoice waits for no answer': ["(await waitsForReview(transaction, uuid)) ? null : 'final'", "'final'"],
    'time is invoiced before its review is over': ['reviewedHalfMonth(deps.timeRules, now).end', 'renewalDay(now)'],
  }),
  ...mutantsIn('server/work/time/entries/entry-pieces.ts', logged, {
    'what is within the hours is overage': ['within.seconds - covered,', 'within.seconds,'],
    'what was agreed to once is forgotten': ['Math.max(agreed - covered, overage)', 'Math.max(agreed - covered, 0)'],
  }),
  ...mutantsIn('server/billing/overage/accept-over-limit.ts', logged, {
    'the client’s yes costs nothing': ['overage_seconds = entry.seconds', 'overage_seconds = 0'],
  }),
  ...mutantsIn('server/billing/charges/pay-from-credit.ts', used, {
    'credit pays and stays': ['amount_cents: -amount_cents', 'amount_cents: -1'],
    'an invoice that credit has paid is mailed to nobody': [
      '  await requestInvoiceMail(transaction, { invoice_uuid: invoice.uuid, payment_uuid, paid_by: null })\n',
      '',
    ],
  }),
]
