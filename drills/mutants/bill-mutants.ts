import { mutantsIn, type WrittenMutant } from './written-mutant.ts'

const made = ['server/payroll/bills/bills.test.ts']
const posted = ['server/payroll/bills/posted-bills.test.ts']
const taxed = ['server/payroll/taxes/bill-taxes.test.ts']
const feature = 'server/payroll/bills'
const workflow = 'server/payroll/bills'

/** Mistakes in what assistants are paid: time that is paid twice, too early or not at all, and numbers with gaps. */
export const billMutants: readonly WrittenMutant[] = [
  ...mutantsIn(`${feature}/outdated-time.ts`, made, {
    'time that isn’t to be paid is paid': 'entry.payable and ',
    'removed time is paid': ' and entry.removed_date is null',
    'a draft isn’t found outdated by another length of its time': ' or entry.seconds <> linked.seconds',
  }),
  ...mutantsIn(`${feature}/unpaid-time.ts`, made, {
    'time whose review isn’t over is paid': ' and task_date <= ${until}',
    'time is paid in both currencies': ' and place.va_currency = draft.currency',
  }),
  ...mutantsIn(`${feature}/write-lines.ts`, made, {
    'what staff wrote is gone once a draft is made up anew': [
      'positioned(draft.uuid, [...adjusted, ...byHand], before.length)',
      'positioned(draft.uuid, adjusted, before.length)',
    ],
    'the end of an earlier half-month stays': ['greatest(period_end, ${period.end}::date)', 'period_end'],
  }),
  ...mutantsIn(`${feature}/read-bill.ts`, made, {
    'nothing at all may be posted': ['total_cents <= 0', 'total_cents < -1_000_000'],
    'a small bill doesn’t wait': ["total_cents < minimumCents ? 'below_minimum' : null", 'null'],
  }),
  ...mutantsIn('server/work/reviews/reviewed-until.ts', made, {
    'a half-month is billed before its review is over': ['reviewEnd(rules, half.end) > now', 'false'],
  }),
  ...mutantsIn(`${feature}/lock-for-change.ts`, [...made, ...posted], {
    'a draft is saved over what someone else saved': ['version !== bill.version', 'version > bill.version'],
    'a posted bill is written on': ["draft && bill.status !== 'draft'", 'false'],
  }),
  ...mutantsIn(`${workflow}/post-bill.ts`, [...made, ...posted], {
    'a bill is posted twice': ['if (bill.number === null) {', 'if (bill.number !== -1) {'],
    'a draft is posted though its time has changed': [
      'if (await isOutdated(transaction, draft.uuid)) throw outdated()',
      '',
      'the count of what is marked finds most of it, and the database the rest',
    ],
  }),
  ...mutantsIn('server/payroll/bills/registered-tax-numbers.ts', taxed, {
    'a tax is charged before its number holds': 'effective_from <= ${on}::date and ',
    'a tax is charged after its number has ended': " and coalesce(effective_until, 'infinity') >= ${on}::date",
    'someone in the United States charges Canada’s taxes': " and country = 'CA'",
  }),
  ...mutantsIn('server/payroll/bills/add-up-bill.ts', taxed, {
    'a tax is charged in Canadian dollars alone': [
      '    drafts.map(({ uuid, virtualassistant_uuid }) => {',
      "    drafts.filter(({ currency }) => currency === 'cad').map(({ uuid, virtualassistant_uuid }) => {",
    ],
    'a rate that hasn’t begun is charged': '\n        and effective_from <= ${on}::date',
    'every tax is charged for any number': ['.filter(({ name }) => names.has(name))', ''],
  }),
  ...mutantsIn(`${workflow}/post-bill.ts`, taxed, {
    'a bill is posted with other taxes than were looked at': [
      'if (total_cents !== draft.total_cents) throw taxedAgain()',
      '',
    ],
  }),
  ...mutantsIn(`${workflow}/move-bill.ts`, posted, {
    'money that hasn’t been paid yet is paid': ["state === 'paid' && date !== undefined && date > today", 'false'],
    'money goes where its state doesn’t lead': ["status === 'draft' || !isStep", "status === 'draft'"],
  }),
]
