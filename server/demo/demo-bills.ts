import type { moveBill } from '@talentplace/contract/payroll/bills/staff-bill.routes'
import type { Received } from '@talentplace/contract/shared/operation'
import type { Transaction } from 'kysely'
import { holdForDetails, whyNotPaid, type Waits } from '../payroll/bills/held-for-details.ts'
import { entriesOf } from '../payroll/bills/entries-of.ts'
import { lockDraft, type Period } from '../payroll/bills/lock-draft.ts'
import { moveMoney } from '../payroll/bills/move-money.ts'
import { numberBill } from '../payroll/bills/number-bill.ts'
import { unbilledAssistants } from '../payroll/bills/unbilled-assistants.ts'
import { markBilled } from '../work/time/billing/mark-billed.ts'
import { businessDayAfter } from '../platform/clock/business-days.ts'
import { halfMonthOf } from '../work/time/half-month.ts'
import { dayAfter } from '../platform/clock/local-day.ts'
import { lockRow } from '../platform/database/lock-rows.ts'
import type { Tables } from '../platform/database/tables.ts'
import { makeUpBill } from '../payroll/bills/make-up-bill.ts'
import { payTogether, type DemoPayoutDeps } from './demo-payouts.ts'
import { noonOf } from './demo-subscription-steps.ts'

type Move = Received<typeof moveBill>['body']

const region = 'CA-ON'
/** Ours, whose taxes registered assistants charge. */
const province = 'ON'
/** Business days after a half-month: its review, then the posting; and how long the money takes. */
const postedAfter = 6
const paidAfter = 5
const smallest = 2_500
/** So many of the last half-months are paid by payouts; the ones before were paid by hand. */
const payoutsSince = 3
const payer = { name: 'Talentplace', address: [], tax_numbers: [] }

type Step = Omit<Move, 'version'>

const sent: Step = { state: 'scheduled', reference: 'EFT 2231', reason: '' }
const paid: Step = { ...sent, state: 'paid' }
const onHold: Step = { state: 'held', reference: '', reason: 'We are checking your new address.' }

/** What became of a bill: not posted yet, moved by hand, or in the payout of its half-month. */
type Fate = 'draft' | 'in payout' | readonly Step[]

const last: readonly Fate[] = ['in payout', 'draft', [sent]]

/** One assistant after the other, the last half-month last; whose account the demo names has one bill paid and one to be paid. */
function fateOf(halvesLeft: number, index: number, isNamed: boolean): Fate {
  if (halvesLeft >= payoutsSince) return [sent, paid]
  if (isNamed || halvesLeft === payoutsSince - 1) return 'in payout'
  if (halvesLeft === 1) return index % 3 === 2 ? [onHold] : 'in payout'
  return last[index % last.length] ?? 'draft'
}

/** Half-months from the first logged day on whose bills have been posted by now, in order. */
function* postedHalves(first: string, today: string): Generator<{ period: Period; bill_date: string }> {
  for (let period = halfMonthOf(first); ; period = halfMonthOf(dayAfter(period.end))) {
    const bill_date = businessDayAfter(region, period.end, postedAfter)
    if (bill_date >= today) return
    yield { period, bill_date }
  }
}

/** Moves the money of a bill as it would have gone by then. */
async function moveOn(transaction: Transaction<Tables>, uuid: string, steps: readonly Step[], date: string) {
  for (const step of steps) {
    const bill = await lockRow(transaction, 'va_bills', uuid)
    if (!bill) return
    const days = { today: bill.bill_date, next: date }
    await moveMoney(transaction, bill, { move: { ...step, date, version: bill.version }, days })
  }
}

/** Of those without an account the last bills wait; the ones before were paid by cheque. */
async function lockWaiting(transaction: Transaction<Tables>, uuid: string, why: Waits) {
  const bill = await lockRow(transaction, 'va_bills', uuid)
  if (bill) await holdForDetails(transaction, bill, why)
}

interface Half {
  readonly period: Period
  readonly bill_date: string
  /** How many come after it. */
  readonly left: number
}

/** Posts a draft, on its day; its money goes its way. Answers whether it goes by payout. */
async function postOne(
  transaction: Transaction<Tables>,
  { uuid, fate, half, posted_by, now }: { uuid: string; fate: Fate; half: Half; posted_by: string; now: Date },
): Promise<boolean> {
  const draft = await lockRow(transaction, 'va_bills', uuid)
  if (fate === 'draft' || !draft || draft.total_cents < smallest) return false
  const { bill_date } = half
  const at = noonOf(bill_date)
  const expected_date = businessDayAfter(region, bill_date, paidAfter)
  const entries = await entriesOf(transaction, uuid)
  await markBilled(transaction, { bill_uuid: uuid, entries, at })
  await numberBill(transaction, draft, { bill_date, expected_date, payer, posted_by, at })
  const waits = half.left < payoutsSince ? await whyNotPaid(transaction, draft, now) : null
  if (waits !== null) await lockWaiting(transaction, uuid, waits)
  else if (fate !== 'in payout') await moveOn(transaction, uuid, fate, expected_date)
  return waits === null && fate === 'in payout'
}

/** The bills of the demo's past, in every state. Each step is a transaction of its own, as it is for staff. */
export async function addDemoBills(deps: DemoPayoutDeps): Promise<void> {
  const { database, now } = deps
  const { kysely } = database
  const today = now.toISOString().slice(0, 10)
  const [named, second, first] = await Promise.all([
    kysely
      .selectFrom('assistants')
      .innerJoin('users', 'users.uuid', 'user_uuid')
      .select('assistants.uuid')
      .where('email', '=', 'va@demo.test')
      .executeTakeFirst(),
    kysely.selectFrom('users').select('uuid').where('email', '=', 'super@demo.test').executeTakeFirst(),
    kysely.selectFrom('time_entries').select('task_date').orderBy('task_date').limit(1).executeTakeFirst(),
  ])
  if (!second || !first) return
  const halves = [...postedHalves(first.task_date, today)]
  for (const [at, { period, bill_date }] of halves.entries()) {
    const half = { period, bill_date, left: halves.length - 1 - at }
    const posted = noonOf(bill_date)
    const together: string[] = []
    for (const [index, each] of (await unbilledAssistants(kysely, { until: period.end, on: bill_date })).entries()) {
      const uuid = await kysely.transaction().execute(async (transaction) => {
        const draft = await lockDraft(transaction, { ...each, period, bill_date, created_by: null, at: posted })
        if (!draft) return null
        await makeUpBill(transaction, { draft: draft.draft, period, bill_date, province, actor_uuid: null, at: posted })
        return draft.draft.uuid
      })
      if (uuid === null) continue
      const fate = fateOf(half.left, index, each.virtualassistant_uuid === named?.uuid)
      const posting = { uuid, fate, half, posted_by: second.uuid, now }
      const goes = await kysely.transaction().execute((transaction) => postOne(transaction, posting))
      if (goes) together.push(uuid)
    }
    const paying = { bills: together, made: posted, retained: named?.uuid, released_by: second.uuid }
    await payTogether(deps, {
      ...paying,
      fate: half.left === 0 ? 'waits' : half.left === 1 ? 'one came back' : 'arrived',
    })
  }
}
