import type { Currency } from './facts.ts'
import { later } from './later.ts'
import { paymentsIn } from './oracle/bank-files.ts'
import type { World } from './world.ts'

/** Banks send back within some weeks. */
const latestDays = 20

interface Payout {
  readonly uuid: string
  readonly version: number
}

interface Line {
  readonly payout_uuid: string
  readonly bill_uuid: string
  readonly bill_number: string
}

/** The bank gets the file and reads it. */
async function send(world: World, { uuid, version }: Payout, currency: Currency): Promise<void> {
  const { product, facts } = world
  const path = `/payouts/${uuid}` as const
  const file = await product.file(`GET ${path}/file`)
  if (file === null || !(await product.asStaff(`PUT ${path}/sent`, { version }))) return
  facts.bankPayments.push(...paymentsIn(file, currency).map((payment) => ({ ...payment, currency, returned: null })))
}

/** Everything that is posted in a currency goes into a payout, which someone else releases or discards. */
async function makePayout(world: World, currency: Currency): Promise<void> {
  const { product, random } = world
  const could = await product.asStaff('GET /payouts/next')
  const all = (could?.['payouts'] ?? []) as { currency: Currency; bills: number; payment_date: string }[]
  const { bills = 0, payment_date } = all.find((each) => each.currency === currency) ?? {}
  if (bills === 0) return
  const made = (await product.asStaff('POST /payouts', { currency, payment_date }, true)) as Payout | null
  if (!made) return
  const path = `/payouts/${made.uuid}` as const
  const body = { version: made.version }
  if (random.chance(0.1)) return void (await product.asSecond(`PUT ${path}/discard`, body))
  // Whoever made it can't release it.
  if (random.chance(0.2)) await product.asStaff(`PUT ${path}/release`, body)
  const released = (await product.asSecond(`PUT ${path}/release`, body)) as Payout | null
  if (released) await send(world, released, currency)
}

/** Lines of payouts whose day has come, not long ago. */
function linesOf({ product }: World, state: string, day: string): Promise<Line[]> {
  return product.rows<Line>(
    `select payout_uuid, bill_uuid, written_bill_number(va_bills.currency, va_bills.number) as bill_number
     from payout_lines line join payouts on payouts.uuid = payout_uuid join va_bills on va_bills.uuid = bill_uuid
     where line.state = $1 and payouts.state = 'sent' and payment_date between $3 and $2 order by payout_uuid, position`,
    [state, day, later(day, -latestDays)],
  )
}

async function versionOf({ product }: World, uuid: string): Promise<number> {
  const [payout] = await product.rows<Payout>('select uuid, version from payouts where uuid = $1', [uuid])
  return payout?.version ?? 0
}

async function giveBack(world: World, { payout_uuid, bill_uuid, bill_number }: Line, day: string): Promise<void> {
  const { product, facts } = world
  const body = {
    version: await versionOf(world, payout_uuid),
    state: 'returned',
    date: day,
    reason: 'No such account',
  }
  if (!(await product.asStaff(`PUT /payouts/${payout_uuid}/lines/${bill_uuid}`, body))) return
  const payment = facts.bankPayments.findLast((each) => each.bill_number === bill_number)
  if (payment) payment.returned = day
}

/** What the bank says of payments: some come back at once, some after they had arrived. */
export async function settlePayouts(world: World, day: string): Promise<void> {
  const { product, random } = world
  for (const line of await linesOf(world, 'confirmed', day)) {
    if (random.chance(0.01)) await giveBack(world, line, day)
  }
  const filed = await linesOf(world, 'filed', day)
  for (const line of filed) if (random.chance(0.15)) await giveBack(world, line, day)
  for (const uuid of new Set(filed.map(({ payout_uuid }) => payout_uuid))) {
    await product.asStaff(`PUT /payouts/${uuid}/confirm`, { version: await versionOf(world, uuid), date: day })
  }
}

interface Bill {
  readonly uuid: string
  readonly number: string
  readonly version: number
  readonly status: string
}

async function move(
  { product, facts }: World,
  bill: Bill,
  body: { state: string; date?: string; reason?: string },
  day = '',
) {
  const moved = await product.asStaff(`PUT /va-bills/${bill.uuid}/payout`, { version: bill.version, ...body })
  if (moved && body.state === 'paid') facts.handPayments.set(bill.number, body.date ?? '')
  if (moved && body.state === 'returned') {
    facts.handReturns.push({ bill_number: bill.number, day: facts.handPayments.get(bill.number) ?? '', returned: day })
    facts.handPayments.delete(bill.number)
  }
  return moved as { version: number } | null
}

const billsWith = ({ product }: World, which: string) =>
  product.rows<Bill>(
    `select uuid, written_bill_number(currency, number) as number, version, status from va_bills where ${which} order by uuid`,
  )

/** It goes by a file, whose bank has still to say what became of it. */
const isFiled = `exists (select from payout_lines where bill_uuid = va_bills.uuid and state = 'filed')`

/** What came back waits no longer: it goes out with the next payout, or by hand. */
async function payAgain(world: World, day: string): Promise<void> {
  for (const bill of await billsWith(world, `status = 'returned'`)) {
    if (world.random.chance(0.3)) await move(world, bill, { state: 'paid', date: day })
    else {
      const onHold = await move(world, bill, { state: 'held', reason: 'New bank details' })
      if (onHold) await move(world, { ...bill, version: onHold.version }, { state: 'posted' })
    }
  }
}

/** Some are paid without a file, and some of those come back too. */
async function payByHand(world: World, day: string): Promise<void> {
  const { random, facts } = world
  for (const bill of await billsWith(world, `status = 'posted' or (status = 'scheduled' and not ${isFiled})`)) {
    if (bill.status === 'posted' && !random.chance(0.1)) continue
    const isScheduled = bill.status === 'posted' && random.chance(0.3)
    await move(world, bill, { state: isScheduled ? 'scheduled' : 'paid', date: day })
  }
  const latest = [...facts.handPayments.keys()].slice(-20)
  const formatted = latest.map((number) => `'${number}'`).join(', ')
  if (latest.length === 0) return
  const isLatest = `written_bill_number(currency, number) in (${formatted})`
  for (const bill of await billsWith(world, `status = 'paid' and ${isLatest}`)) {
    if (random.chance(0.1)) await move(world, bill, { state: 'returned', reason: 'No such account' }, day)
  }
}

/** On a Monday money goes out. */
export async function payOut(world: World, day: string): Promise<void> {
  await payAgain(world, day)
  await payByHand(world, day)
  for (const currency of ['cad', 'usd'] as const) await makePayout(world, currency)
}

/** What is left to pay when all is over. */
export async function payRest(world: World, day: string): Promise<void> {
  await settlePayouts(world, day)
  for (const bill of await billsWith(world, `number is not null and status <> 'paid' and not ${isFiled}`)) {
    await move(world, bill, { state: 'paid', date: day })
  }
}
