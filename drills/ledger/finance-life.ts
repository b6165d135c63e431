import { later } from './later.ts'
import { adjust, voidSome } from './adjustment-life.ts'
import { endDispute, openDispute } from './dispute-life.ts'
import type { World } from './world.ts'

/** What people look at again. */
const latestDays = 60

interface Invoice {
  readonly uuid: string
  readonly client_uuid: string
  readonly project_uuid: string
  readonly open: number
}

async function someInvoice({ product, random }: World, which: string): Promise<Invoice | undefined> {
  const rows = await product.rows<Invoice>(
    `select uuid, client_uuid, project_uuid, total_cents - paid_cents as open from invoices
     where number is not null and ${which} and invoice_date > $1 order by created_date desc, uuid limit 60`,
    [later(product.clock.now().toISOString().slice(0, 10), -latestDays)],
  )
  return rows.length === 0 ? undefined : random.pick(rows)
}

/** A transfer: of a part, or of all that is open. */
async function recordTransfer(world: World, day: string): Promise<void> {
  const { product, random, facts } = world
  const invoice = await someInvoice(world, 'total_cents - paid_cents > 0')
  if (!invoice) return
  const amount_cents = random.pick([Math.ceil(invoice.open / 3), invoice.open])
  const body = { method: 'transfer', amount_cents, paid_date: day }
  const paid = await product.asStaff(`POST /invoices/${invoice.uuid}/payment/add`, body, true)
  if (paid) facts.transfers.push({ client_uuid: invoice.client_uuid, cents: amount_cents })
}

async function payFromCredit(world: World): Promise<void> {
  const { product } = world
  const [found] = await product.rows<{ uuid: string; amount_cents: number }>(
    `select invoices.uuid, least(balance_cents, total_cents - paid_cents) as amount_cents
     from client_credit_balances balance join invoices using (client_uuid, currency)
     where balance_cents > 0 and number is not null and paid_cents < total_cents order by invoices.uuid limit 1`,
  )
  if (!found) return
  const { uuid, amount_cents } = found
  await product.asStaff(`POST /invoices/${uuid}/payment/credit`, { amount_cents }, true)
}

async function refund(world: World): Promise<void> {
  const { product, random } = world
  const found = await product.rows<{ payment_uuid: string; invoice_uuid: string; cents: number }>(
    `select payment_uuid, invoice_uuid, allocation.amount_cents as cents from payments
     join payment_allocations allocation on payment_uuid = payments.uuid
     where method = 'card' order by paid_date desc, payment_uuid limit 80`,
  )
  if (found.length === 0) return
  const { payment_uuid, invoice_uuid, cents } = random.pick(found)
  const amount_cents = random.chance(0.3) ? cents : 1 + random.below(cents)
  const body = { payment_uuid, amount_cents, reason: 'As agreed' }
  await product.asStaff(`POST /invoices/${invoice_uuid}/payment/refund`, body, true)
}

/** Credit goes back by transfer, up to what one person may record; some of it was entered by mistake. */
async function refundByHand(world: World, day: string): Promise<void> {
  const { product, random, facts } = world
  const found = await product.rows<{ client_uuid: string; currency: 'cad' | 'usd'; cents: number }>(
    `select client_uuid, currency, balance_cents as cents from client_credit_balances
     where balance_cents > 0 order by client_uuid, currency limit 40`,
  )
  if (found.length === 0) return
  const { client_uuid, currency, cents: max } = random.pick(found)
  const cents = Math.min(max, 1 + random.below(10_000))
  const about = {
    currency,
    amount_cents: cents,
    method: 'transfer',
    paid_date: day,
    reference: 'EFT',
    reason: 'As agreed',
  }
  const recorded = await product.asStaff(`POST /client/${client_uuid}/credit/manual_refunds`, about, true)
  if (!recorded) return
  const isMistake = random.chance(0.3)
  const path = `POST /manual_refunds/${String(recorded['manual_refund_uuid'])}/void` as const
  const voided = isMistake && (await product.asStaff(path, { reason: 'A mistake' }))
  facts.manualRefunds.push({ client_uuid, currency, cents, day, voided: voided ? day : null })
}

async function creditNote(world: World): Promise<void> {
  const { product, random, facts } = world
  const invoice = await someInvoice(world, 'total_cents > 0')
  if (!invoice) return
  const path = `/invoices/${invoice.uuid}/creditnotes` as const
  const calculated = await product.asStaff(`POST ${path}/calculate`, { lines: null })
  const [line] = (calculated?.['lines'] ?? []) as { position: number; left_cents: number }[]
  const isPart = line !== undefined && line.left_cents > 1 && random.chance(0.7)
  const first_line = isPart ? 1 + random.below(line.left_cents) : null
  const lines = first_line === null ? null : [{ position: line?.position, amount_cents: first_line }]
  const issued = await product.asStaff(`POST ${path}`, { lines, reason: 'A mistake' }, true)
  if (!issued) return
  facts.notes.push({ credit_note_uuid: String(issued['credit_note_uuid']), invoice_uuid: invoice.uuid, first_line })
}

async function byHand(world: World, day: string): Promise<void> {
  const { product, random, facts, subscribers } = world
  const { project_uuid } = random.pick(subscribers)
  const lines = [{ quantity: 1 + random.below(5), unit_cents: 1 + random.below(20_000) }]
  if (random.chance(0.5)) lines.push({ quantity: 1, unit_cents: -(1 + random.below(lines[0]?.unit_cents ?? 1)) })
  const draft = await product.asStaff('POST /invoices', {
    project_uuid,
    invoice_date: day,
    due_date: day,
    lines: lines.map((line) => ({
      ...line,
      kind: line.unit_cents < 0 ? 'adjustment' : 'add-on',
      description: 'By hand',
      tax_category: 'general_assistance',
    })),
  })
  if (!draft) return
  const invoice_uuid = String(draft['uuid'])
  const body = { version: draft['version'], charge: random.chance(0.5) }
  if (!(await product.asStaff(`POST /invoices/${invoice_uuid}/post`, body))) {
    throw new Error(`The draft ${invoice_uuid} wasn't posted, and holds its adjustments`)
  }
  const amounts = lines.map(({ quantity, unit_cents }) => quantity * unit_cents)
  facts.moment += 1
  facts.byHand.push({ invoice_uuid, project_uuid, day, moment: facts.moment, lines: amounts })
}

/** Who has a seat, or what they are paid, from a day in the middle of a period on. */
async function changeRatePlanHolder(world: World, day: string): Promise<void> {
  const { product, random, facts, subscribers, helpers } = world
  const { project_uuid } = random.pick(subscribers)
  const [ratePlan] = await product.rows<{
    uuid: string
    seat_uuid: string
    version: number
    hours_per_month: number
    virtualassistant_uuid: string
  }>(
    `select uuid, seat_uuid, version, hours_per_month, virtualassistant_uuid from rate_plans
     where project_uuid = $1 and rate_start_date <= $2 and (rp_end_date is null or rp_end_date > $2) order by uuid limit 1`,
    [project_uuid, day],
  )
  if (!ratePlan) return
  const from = Temporal.PlainDate.from(day).add({ days: 1 }).toString()
  const virtualassistant_uuid = random.chance(0.5) ? random.pick(helpers).uuid : ratePlan.virtualassistant_uuid
  const { version, hours_per_month } = ratePlan
  const va_rate_cents = 1_500 + random.below(1_999)
  const about = {
    from,
    hours_per_month,
    virtualassistant_uuid,
    va_rate_cents,
    agreed: true,
    reason: 'As agreed',
    version,
  }
  const path = `/virtualassistants/projects/${project_uuid}/ratePlans/${ratePlan.uuid}` as const
  const changed = await product.asStaff(`PUT ${path}`, about)
  if (!changed) return
  const [next] = await product.rows<{ currency: 'cad' | 'usd' }>(
    'select va_currency as currency from rate_plans where uuid = $1',
    [changed['rate_plan_uuid']],
  )
  const known = facts.pay.get(ratePlan.seat_uuid) ?? []
  known.push({ from, assistant_uuid: virtualassistant_uuid, cents: va_rate_cents, currency: next?.currency ?? 'cad' })
}

/** How often a day each is done with twenty-five subscriptions; with more of them as often as their root says: as much of each is seen. */
const acts: readonly (readonly [number, (world: World, day: string) => Promise<void>])[] = [
  [0.7, recordTransfer],
  [0.3, payFromCredit],
  [0.3, refund],
  [0.3, creditNote],
  [0.3, byHand],
  [0.3, changeRatePlanHolder],
  [0.3, adjust],
  [0.05, voidSome],
  [0.08, openDispute],
  [0.06, endDispute],
  [0.3, refundByHand],
]

/** What finance does on a day with clients’ money, and with who works for them. */
export async function liveFinance(world: World, day: string): Promise<void> {
  if (world.subscribers.length === 0) return
  for (const [timesADay, act] of acts) {
    const times = timesADay * Math.sqrt(world.subscribers.length / 25)
    for (let done = 0; done < Math.floor(times) || (done < times && world.random.chance(times % 1)); done += 1) {
      await act(world, day)
    }
  }
}

const written = (bands: readonly (readonly [number, number])[]) =>
  bands.map(([from_hours, hourly_cents]) => ({ from_hours, hourly_cents }))

/** Of hours that aren't used so many go on, of periods that begin from a day on. */
export async function changeCarrying(world: World, day: string): Promise<void> {
  const { product, facts, random } = world
  const policy = random.pick([
    { percent: 0, periods: 1 },
    { percent: 50, periods: 1 },
    { percent: 33, periods: 3 },
    { percent: 100, periods: 2 },
  ])
  const { percent, periods } = policy
  await product.asStaff('PUT /configurations/setting.carry-over-percent', { value: percent, reason: 'As decided' })
  await product.asStaff('PUT /configurations/setting.carry-over-periods', { value: periods, reason: 'As decided' })
  facts.carrying.push({ from: day, ...policy })
}

/** Prices and a tax from a day on. */
export async function changePrices({ product, facts }: World, day: string, by: number): Promise<void> {
  const raised = (bands: readonly (readonly [number, number])[]) =>
    bands.map(([hours, cents]) => [hours, cents + by] as const)
  const [first] = facts.prices
  if (!first) return
  const book = { from: day, cad: raised(first.cad), usd: raised(first.usd) }
  const body = { effective_from: day, cad: written(book.cad), usd: written(book.usd), reason: 'As decided' }
  if (await product.asStaff('POST /prices/books', body)) facts.prices.push(book)
  const tax = { region: 'ON', name: 'HST', rate_thousandths: 13_000 + by }
  const taxBody = { ...tax, country: 'CA', tax_category: 'all', effective_from: day, reason: 'As decided' }
  if (await product.asStaff('POST /prices/taxes', taxBody)) {
    facts.taxes.push({ from: day, region: tax.region, name: tax.name, thousandths: tax.rate_thousandths })
  }
}
