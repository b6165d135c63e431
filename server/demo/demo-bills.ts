import type { moveBill } from '@talentplace/contract/bills/staff-bill.routes'
import type { Received } from '@talentplace/contract/shared/operation'
import type { Transaction } from 'kysely'
import { holdForDetails, whyNotPaid } from '../features/bills/banking/held-for-details.ts'
import { entriesOf } from '../features/bills/entries-of.ts'
import { holdDraft, type Period } from '../features/bills/hold-draft.ts'
import { moveMoney } from '../features/bills/move-money.ts'
import { numberBill } from '../features/bills/number-bill.ts'
import { unbilledAssistants } from '../features/bills/unbilled-assistants.ts'
import { markBilled } from '../features/time/billing/mark-billed.ts'
import { businessDayAfter } from '../features/time/business-days.ts'
import { halfMonthOf } from '../features/time/half-month.ts'
import { dayAfter } from '../platform/clock/local-day.ts'
import { lockRow } from '../platform/database/lock-rows.ts'
import type { Database } from '../platform/database/connection.ts'
import type { Tables } from '../platform/database/tables.ts'
import { makeUpBill } from '../workflows/bills/make-up-bill.ts'

type Move = Received<typeof moveBill>['body']

const region = 'CA-ON'
/** Ours, whose taxes registered assistants charge. */
const province = 'ON'
/** Business days after a half-month: its review, then the posting; and how long the money takes. */
const postedAfter = 6
const paidAfter = 5
const smallest = 2_500
const payer = { name: 'Talentplace', address: [], tax_numbers: [] }

type Step = Omit<Move, 'version'>

const sent: Step = { state: 'scheduled', reference: 'EFT 2231', reason: '' }
const paid: Step = { ...sent, state: 'paid' }
const held: Step = { state: 'held', reference: '', reason: 'We are checking your new address.' }
const returned: Step = { state: 'returned', reference: '', reason: 'The account is closed.' }

/** How far the bills of the last half-months have come, one after the other; null: a draft. All before them are paid. */
const lastButOne: readonly (readonly Step[])[] = [[sent, paid], [sent, returned], [held]]
const last: readonly (readonly Step[] | null)[] = [[], null, [sent]]

function stepsOf(halvesLeft: number, index: number): readonly Step[] | null {
  if (halvesLeft === 0) return last[index % last.length] ?? null
  return halvesLeft === 1 ? (lastButOne[index % lastButOne.length] ?? []) : [sent, paid]
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

/** Of those without an account the last two bills wait; the ones before were paid by cheque. */
async function holdWaiting(transaction: Transaction<Tables>, uuid: string, why: 'no_details' | 'details_changed') {
  const bill = await lockRow(transaction, 'va_bills', uuid)
  if (bill) await holdForDetails(transaction, bill, why)
}

/** The bills of the demo's past, in every state. Each step is a transaction of its own, as it is for staff. */
export async function addDemoBills({ kysely }: Database, now: Date): Promise<void> {
  const today = now.toISOString().slice(0, 10)
  const staff = await kysely
    .selectFrom('users')
    .select('uuid')
    .where('email', '=', 'super@demo.test')
    .executeTakeFirst()
  const first = await kysely
    .selectFrom('time_entries')
    .select('task_date')
    .orderBy('task_date')
    .limit(1)
    .executeTakeFirst()
  if (!staff || !first) return
  const halves = [...postedHalves(first.task_date, today)]
  for (const [at, { period, bill_date }] of halves.entries()) {
    const posted = new Date(`${bill_date}T15:00:00Z`)
    const expected_date = businessDayAfter(region, bill_date, paidAfter)
    const unbilled = await unbilledAssistants(kysely, { until: period.end, on: bill_date })
    for (const [index, each] of unbilled.entries()) {
      const uuid = await kysely.transaction().execute(async (transaction) => {
        const held = await holdDraft(transaction, { ...each, period, bill_date, created_by: null, at: posted })
        if (!held) return null
        await makeUpBill(transaction, { draft: held.draft, period, bill_date, province, actor_uuid: null, at: posted })
        return held.draft.uuid
      })
      const steps = stepsOf(halves.length - 1 - at, index)
      if (uuid === null || steps === null) continue
      await kysely.transaction().execute(async (transaction) => {
        const draft = await lockRow(transaction, 'va_bills', uuid)
        if (!draft || draft.total_cents < smallest) return
        const entries = await entriesOf(transaction, uuid)
        await markBilled(transaction, { bill_uuid: uuid, entries, at: posted })
        await numberBill(transaction, draft, { bill_date, expected_date, payer, posted_by: staff.uuid, at: posted })
        const waits = halves.length - at <= 2 ? await whyNotPaid(transaction, each, now) : null
        if (waits !== null) await holdWaiting(transaction, uuid, waits)
        else await moveOn(transaction, uuid, steps, expected_date)
      })
    }
  }
}
