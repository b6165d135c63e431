import type { World } from './world.ts'

interface Draft {
  readonly uuid: string
  readonly version: number
  readonly virtualassistant_uuid: string
  readonly currency: 'cad' | 'usd'
}

async function addLines({ product, random, facts }: World, draft: Draft): Promise<void> {
  const line = random.chance(0.6)
    ? { kind: 'bonus', description: 'A good month', amount_cents: 1 + random.below(9_999) }
    : { kind: 'adjustment', description: 'Too much last time', amount_cents: -(1 + random.below(30_000)) }
  const stored = await product.rows<{ kind: string; description: string; amount_cents: number }>(
    `select kind, description, amount_cents from va_bill_lines where bill_uuid = $1 and kind <> 'time' order by position`,
    [draft.uuid],
  )
  const body = { version: draft.version, lines: [...stored, line] }
  if (!(await product.asStaff(`PUT /va-bills/${draft.uuid}`, body))) return
  const { virtualassistant_uuid: assistant_uuid, currency } = draft
  facts.billLines.push({ assistant_uuid, currency, cents: line.amount_cents })
}

/** Drafts get bonuses and adjustments, and are posted. */
export async function postBills(world: World, evenSmall: boolean): Promise<void> {
  const { product, random } = world
  const drafts = await product.rows<Draft>(
    `select uuid, version, virtualassistant_uuid, currency from va_bills where status = 'draft' order by uuid`,
  )
  for (const draft of drafts) {
    if (!evenSmall && random.chance(0.15)) await addLines(world, draft)
    const bill = await product.asStaff('POST /va-bills/calculate', { uuid: draft.uuid })
    const body = { uuid: draft.uuid, version: bill?.['version'], below_minimum: evenSmall }
    if (bill) await product.asStaff('POST /va-bills/post', body)
  }
}

/** What is posted is paid; some of it comes back, and is paid again. */
export async function payBills({ product, random, facts }: World, day: string): Promise<void> {
  const bills = await product.rows<{ uuid: string; version: number; status: string }>(
    `select uuid, version, status from va_bills where number is not null and status <> 'paid' order by uuid`,
  )
  for (const { uuid, version, status } of bills) {
    const isReturned = status === 'scheduled' && random.chance(0.2)
    const body =
      status === 'posted'
        ? { state: 'scheduled', date: day }
        : isReturned
          ? { state: 'returned', reason: 'No such account' }
          : { state: 'paid', date: day }
    const moved = await product.asStaff(`PUT /va-bills/${uuid}/payout`, { version, ...body })
    if (moved && body.state === 'paid') facts.paidBills.add(uuid)
  }
}

/** Bills are posted on two days of a month, and their money is moved on Mondays. */
export async function livePay(world: World, day: string): Promise<void> {
  const date = Temporal.PlainDate.from(day)
  if (date.day === 11 || date.day === 26) await postBills(world, false)
  if (date.dayOfWeek === 1) await payBills(world, day)
}
