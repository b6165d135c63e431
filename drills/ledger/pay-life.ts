import { payOut, settlePayouts } from './payout-life.ts'
import type { World } from './world.ts'

interface Draft {
  readonly uuid: string
  readonly version: number
  readonly virtualassistant_uuid: string
  readonly currency: 'cad' | 'usd'
}

async function addLines({ product, random, facts }: World, draft: Draft): Promise<boolean> {
  const line = random.chance(0.6)
    ? { kind: 'bonus', description: 'A good month', amount_cents: 1 + random.below(9_999) }
    : { kind: 'adjustment', description: 'Too much last time', amount_cents: -(1 + random.below(30_000)) }
  const stored = await product.rows<{ kind: string; description: string; amount_cents: number }>(
    `select kind, description, amount_cents from va_bill_lines line where bill_uuid = $1 and kind <> 'time'
       and not exists (select from adjustments where adjustments.bill_uuid = line.bill_uuid and bill_position = position)
     order by position`,
    [draft.uuid],
  )
  const body = { version: draft.version, lines: [...stored, line] }
  if (!(await product.asStaff(`PUT /va-bills/${draft.uuid}`, body))) return false
  const { virtualassistant_uuid: assistant_uuid, currency } = draft
  facts.billLines.push({ assistant_uuid, currency, cents: line.amount_cents })
  return true
}

/** Drafts get bonuses and adjustments, and are posted. */
export async function postBills(world: World, evenSmall: boolean): Promise<void> {
  const { product, random } = world
  const drafts = await product.rows<Draft>(
    `select uuid, version, virtualassistant_uuid, currency from va_bills where status = 'draft' and total_cents > 0 order by uuid`,
  )
  for (const draft of drafts) {
    const post = (version: number) =>
      product.asStaff('POST /va-bills/post', { uuid: draft.uuid, version, below_minimum: evenSmall })
    const isChanged = !evenSmall && random.chance(0.15) && (await addLines(world, draft))
    if (!isChanged && (await post(draft.version))) continue
    const bill = await product.asStaff('POST /va-bills/calculate', { uuid: draft.uuid })
    if (bill) await post(Number(bill['version']))
  }
}

/** Bills are posted on two days of a month, and their money moves on Mondays and Fridays. */
export async function livePay(world: World, day: string): Promise<void> {
  const date = Temporal.PlainDate.from(day)
  if (date.day === 11 || date.day === 26) await postBills(world, false)
  if (date.dayOfWeek === 1) await payOut(world, day)
  if (date.dayOfWeek === 5) await settlePayouts(world, day)
}
