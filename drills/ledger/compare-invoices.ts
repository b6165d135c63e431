import type { Facts, PauseFacts } from './facts.ts'
import { linesOwed, periodOwed, priceOfHours, taxed, hoursOn, type Owed } from './oracle/documents.ts'
import { yesterdayOf } from './oracle/days.ts'
import { notesOwed } from './oracle/notes.ts'
import { periodsUntil } from './oracle/periods.ts'
import { sum } from './oracle/whole.ts'
import type { Product } from './product.ts'
import type { StoredInvoice } from './stored-invoices.ts'

const plain = (value: unknown) =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'bigint' ? String(each) : each instanceof Map ? Object.fromEntries(each) : each,
  )

/** What of a stored invoice isn't as it is owed. */
function issuesOf(stored: StoredInvoice, owed: Owed): string[] {
  const charged = sum(stored.lines.filter(({ kind }) => kind !== 'promotion').map(({ amount }) => BigInt(amount)))
  const all = sum(stored.lines.map(({ amount }) => BigInt(amount)))
  const taxes = Object.fromEntries(stored.taxes.map(({ name, amount }) => [name, BigInt(amount)]))
  const same =
    stored.subtotal === owed.subtotal &&
    stored.discount === owed.discount &&
    stored.total === owed.total &&
    charged === owed.subtotal &&
    all === owed.subtotal - owed.discount &&
    plain(Object.entries(taxes).toSorted()) === plain([...owed.taxes].toSorted())
  return same ? [] : [`invoice ${stored.uuid} (${stored.kind}) is ${plain(stored)}, owed ${plain(owed)}`]
}

/** The subscription's lines, each with what the adjustments of its price below it come to. */
function withAdjustments(lines: StoredInvoice['lines']): { quantity: number; amount: number }[] {
  const roles: { quantity: number; amount: number }[] = []
  for (const { kind, adjusts, quantity, amount } of lines) {
    const last = roles.at(-1)
    if (kind === 'subscription') roles.push({ quantity, amount })
    else if (adjusts === 'subscription' && last) last.amount += amount
  }
  return roles
}

/** The subscription's lines share its price by hours, odd cents to the first. */
function sharesIssues({ uuid, lines, subtotal: all }: StoredInvoice, adjusted: bigint): string[] {
  const subtotal = all - adjusted
  const shares = withAdjustments(lines)
  const hours = sum(shares.map(({ quantity }) => BigInt(quantity)))
  const odd = subtotal - sum(shares.map(({ quantity }) => (subtotal * BigInt(quantity)) / hours))
  const wrong = shares.some(
    ({ quantity, amount }, at) =>
      BigInt(amount) !== (subtotal * BigInt(quantity)) / hours + (BigInt(at) < odd ? 1n : 0n),
  )
  return wrong ? [`lines of invoice ${uuid} don't share ${subtotal}: ${plain(lines)}`] : []
}

async function pausesOf({ rows }: Product): Promise<Map<string, PauseFacts[]>> {
  const found = await rows<PauseFacts & { project_uuid: string }>(
    `select project_uuid, from_date::text as from, resumes_on::text from pauses
     where resumes_on is null or resumes_on > from_date order by from_date`,
  )
  return Map.groupBy(found, ({ project_uuid }) => project_uuid)
}

/** What adjustments come to on each invoice, as it is owed. */
export type Adjusted = ReadonlyMap<string, bigint>

function periodIssues(
  facts: Facts,
  stored: readonly StoredInvoice[],
  of: { pauses: PauseFacts[]; uuid: string; until: string; adjusted: Adjusted },
) {
  const subscription = facts.subscriptions.get(of.uuid)
  if (!subscription) return [`nobody bought ${of.uuid}`]
  const due = periodsUntil(subscription, of.pauses, of.until)
  const invoices = stored.filter(({ kind }) => kind === 'checkout' || kind === 'renewal')
  const [wanted, there] = [due, invoices.map(({ period_start: start, period_end: end }) => ({ start, end }))].map(plain)
  if (wanted !== there) return [`${of.uuid} should have the periods ${wanted}, and has ${there}`]
  return invoices.flatMap((invoice, before) => {
    const { period_start: start, invoice_date, project_uuid } = invoice
    // The run of a day comes before its people.
    const placed = before === 0 ? invoice_date : yesterdayOf(invoice_date)
    const adjusted = of.adjusted.get(invoice.uuid) ?? 0n
    const owed = periodOwed(facts, { project_uuid, start, placed, before, adjusted })
    return [...issuesOf(invoice, owed), ...sharesIssues(invoice, adjusted)]
  })
}

/** What hours cost that were added to a period: the price with them less the price without. */
function addedIssues(
  facts: Facts,
  stored: readonly StoredInvoice[],
  { uuid, given }: { uuid: string; given: ReadonlySet<string> },
): string[] {
  const subscription = facts.subscriptions.get(uuid)
  if (!subscription) return []
  const waiting = facts.addedHours.filter(({ project_uuid }) => project_uuid === uuid)
  const before = new Map<string, number>()
  return stored
    .filter(({ kind }) => kind === 'hours')
    .flatMap((invoice) => {
      const { period_start, client_uuid, total } = invoice
      const hours = invoice.lines[0]?.quantity ?? 0
      const at = waiting.findIndex((each) => each.hours === hours && BigInt(each.total) === total)
      const [bought] = at === -1 ? [] : waiting.splice(at, 1)
      if (!bought) return [`nobody bought the hours of ${invoice.uuid}`]
      const own = Number(sum(subscription.seats.map((seat) => BigInt(hoursOn(seat.hours, period_start)))))
      const max = own + (before.get(period_start) ?? 0)
      before.set(period_start, max - own + hours)
      // What notes and refunds have taken back counts no more.
      const isWhole = !stored.some((each) => each.period_start === period_start && given.has(each.uuid))
      if (bought.before > max || (isWhole && bought.before < max))
        return [`${bought.before} h before ${invoice.uuid}, of ${max}`]
      const { day } = bought
      const price = (of: number) => priceOfHours(facts, subscription.currency, day, BigInt(of)).cents
      const net = price(bought.before + hours) - price(bought.before)
      const taxes = taxed(facts, { client_uuid, placed: day, day }, net)
      return issuesOf(invoice, { subtotal: net, discount: 0n, taxes, total: net + sum(taxes.values()) })
    })
}

function handIssues(facts: Facts, stored: readonly StoredInvoice[], adjusted: Adjusted): string[] {
  const manual = stored.filter(({ kind }) => kind === 'manual')
  const missing = facts.byHand.filter(({ invoice_uuid }) => !manual.some(({ uuid }) => uuid === invoice_uuid))
  return [
    ...missing.map(({ invoice_uuid }) => `invoice by hand ${invoice_uuid} is gone`),
    ...manual.flatMap((invoice) => {
      const { client_uuid, uuid } = invoice
      const known = facts.byHand.find(({ invoice_uuid }) => invoice_uuid === uuid)
      if (!known) return [`nobody wrote invoice ${uuid}`]
      const lines = [...known.lines.map(BigInt), adjusted.get(uuid) ?? 0n]
      return issuesOf(invoice, linesOwed(facts, { client_uuid, placed: known.day, day: known.day }, lines))
    }),
  ]
}

/** Each credit note against what it has to come to; what all of an invoice come to, by invoice. */
async function recordIssues(product: Product, facts: Facts, invoices: ReadonlyMap<string, StoredInvoice>) {
  const stored = await product.rows<{ uuid: string; invoice_uuid: string; cents: string }>(
    'select uuid, invoice_uuid, (-total_cents)::text as cents from credit_notes order by number',
  )
  const issues: string[] = []
  if (stored.length !== facts.notes.length) issues.push(`${stored.length} credit notes, ${facts.notes.length} issued`)
  for (const [invoice_uuid, notes] of Map.groupBy(facts.notes, (note) => note.invoice_uuid)) {
    const invoice = invoices.get(invoice_uuid)
    if (!invoice) continue
    const taxes = invoice.taxes.map(({ name, rate, amount }) => ({
      name,
      thousandths: BigInt(rate),
      cents: BigInt(amount),
    }))
    const owed = notesOwed({ net: invoice.subtotal - invoice.discount, taxes }, notes)
    for (const [at, { credit_note_uuid }] of notes.entries()) {
      const there = stored.find(({ uuid }) => uuid === credit_note_uuid)?.cents
      if (there !== String(owed[at])) issues.push(`credit note ${credit_note_uuid} is ${there}, owed ${owed[at]}`)
    }
  }
  return issues
}

/** Every invoice and credit note of the product against what is owed by what people did. */
export async function compareInvoices(
  product: Product,
  facts: Facts,
  { stored, adjusted, until }: { stored: readonly StoredInvoice[]; adjusted: Adjusted; until: string },
) {
  const pauses = await pausesOf(product)
  const bySubscription = Map.groupBy(stored, ({ project_uuid }) => project_uuid)
  const refunded = await product.rows<{ uuid: string }>('select uuid from invoices where refunded_cents > 0')
  const given = new Set([...refunded.map(({ uuid }) => uuid), ...facts.notes.map(({ invoice_uuid }) => invoice_uuid)])
  const issues = handIssues(facts, stored, adjusted)
  for (const uuid of facts.subscriptions.keys()) {
    const theirs = bySubscription.get(uuid) ?? []
    issues.push(...periodIssues(facts, theirs, { uuid, pauses: pauses.get(uuid) ?? [], until, adjusted }))
    issues.push(...addedIssues(facts, theirs, { uuid, given }))
  }
  issues.push(...(await recordIssues(product, facts, new Map(stored.map((each) => [each.uuid, each])))))
  const unknown = [...bySubscription.keys()].filter((uuid) => !facts.subscriptions.has(uuid))
  issues.push(...unknown.map((uuid) => `nobody bought ${uuid}`))
  return { issues, invoices: stored.length }
}
