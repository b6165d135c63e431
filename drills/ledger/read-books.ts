import type { Books, Bill, Invoice, Note, Pay, Payment, Refund } from './oracle/books.ts'
import type { Facts } from './facts.ts'
import type { Product } from './product.ts'

/** Amounts as text: whole numbers of any size. */
type AsText<T> = {
  readonly [key in keyof T]: T[key] extends bigint
    ? string
    : T[key] extends readonly (infer Each)[]
      ? readonly AsText<Each>[]
      : T[key]
}

const amounts = new Set(['cents', 'total', 'open', 'applied', 'credited', 'refunded', 'surplus', 'credit'])

/** What the database says in text, as whole numbers. */
function whole<T>(rows: readonly AsText<T>[]): T[] {
  return JSON.parse(JSON.stringify(rows), (key, value: unknown) => {
    if (key === 'taxes') return (value as string[]).map(BigInt)
    return amounts.has(key) ? BigInt(String(value)) : value
  }) as T[]
}

const lines = (table: string, of: string, kind: string) =>
  `(select coalesce(jsonb_agg(jsonb_build_object('kind', ${kind}, 'cents', line.amount_cents::text)), '[]') from ${table} line where ${of})`
const taxes = (table: string, of: string) =>
  `(select coalesce(jsonb_agg(amount_cents::text), '[]') from ${table} where ${of})`
/** By the clock of the drill’s database, UTC: the drill does nothing between midnight of the office and that one. */
const dayOf = (instant: string) => `to_char(${instant}, 'YYYY-MM-DD')`
const posted = 'number is not null'

/** The documents of the product, and what banks and the processor know of assistants’ money and disputes. */
export async function readBooks({ rows }: Product, facts: Facts): Promise<Books> {
  const invoices = await rows<AsText<Invoice>>(
    `select invoice_date as day, currency, client_uuid as client, project_uuid as project, total_cents::text as total,
       (total_cents - paid_cents)::text as open,
       ${lines('invoice_lines', 'invoice_uuid = invoices.uuid', 'coalesce(line.adjusts, line.kind)')} as lines,
       ${taxes('invoice_taxes', 'invoice_uuid = invoices.uuid')} as taxes
     from invoices where ${posted}`,
  )
  const noted = `join invoice_lines noted on noted.invoice_uuid = credit_notes.invoice_uuid and noted.position = line.invoice_position`
  const notes = await rows<AsText<Note>>(
    `select issue_date as day, currency, client_uuid as client, project_uuid as project, applied_cents::text as applied,
       credited_cents::text as credited, refunded_cents::text as refunded,
       ${lines('credit_note_lines', 'credit_note_uuid = credit_notes.uuid', 'coalesce(noted.adjusts, noted.kind)').replace(' where', ` ${noted} where`)} as lines,
       ${taxes('credit_note_taxes', 'credit_note_uuid = credit_notes.uuid')} as taxes
     from credit_notes`,
  )
  const payments = await rows<AsText<Payment>>(
    `select ${dayOf('paid_date')} as day, currency, client_uuid as client, method, amount_cents::text as cents,
       (select coalesce(jsonb_agg(jsonb_build_object('project', project_uuid, 'cents', part.amount_cents::text)), '[]')
         from payment_allocations part join invoices on invoices.uuid = invoice_uuid where payment_uuid = payments.uuid) as parts,
       (select coalesce(sum(amount_cents), 0)::text from client_credits
         where payment_uuid = payments.uuid and kind = 'surplus') as surplus
     from payments`,
  )
  const refunds = await rows<AsText<Refund>>(
    `select ${dayOf('refunds.created_date')} as day, case state when 'failed' then ${dayOf('refunds.settled_date')} end as failed,
       payments.currency, payments.client_uuid as client, project_uuid as project, refunds.amount_cents::text as cents,
       credit_cents::text as credit
     from refunds join payments on payments.uuid = payment_uuid left join invoices on invoices.uuid = invoice_uuid`,
  )
  const bills = whole<Bill>(
    await rows<AsText<Bill>>(
      `select written_bill_number(currency, number) as number, bill_date as day, currency, virtualassistant_uuid as assistant,
         total_cents::text as total,
         (select jsonb_agg(jsonb_build_object('kind', line.kind, 'cents', line.amount_cents::text, 'client', client_uuid, 'project', uuid))
           from va_bill_lines line
           left join projects on projects.uuid = coalesce(
             (select project_uuid from rate_plans where rate_plans.uuid = line.rate_plan_uuid),
             (select project_uuid from adjustments where bill_uuid = line.bill_uuid and bill_position = line.position))
           where line.bill_uuid = va_bills.uuid) as lines
       from va_bills where ${posted}`,
    ),
  )
  const byHand = bills.flatMap(({ number, currency, total: cents }): Pay[] => {
    const day = facts.handPayments.get(number)
    const came = facts.handReturns.filter(({ bill_number }) => bill_number === number)
    const returns = day === undefined ? [] : [{ day, returned: null }]
    return [...came, ...returns].map(({ day, returned }) => ({ day, returned, currency, cents }))
  })
  return {
    invoices: whole(invoices),
    notes: whole(notes),
    payments: whole(payments),
    refunds: whole(refunds),
    manualRefunds: facts.manualRefunds.map(({ client_uuid: client, cents, ...refund }) => ({
      ...refund,
      client,
      cents: BigInt(cents),
    })),
    disputes: [...facts.disputes.values()].map((dispute) => ({
      client: dispute.client_uuid,
      currency: dispute.currency,
      cents: BigInt(dispute.cents),
      fee: BigInt(dispute.fee_cents),
      opened: dispute.opened,
      lost: dispute.state === 'lost' ? dispute.settled : null,
    })),
    bills,
    pay: [...facts.bankPayments, ...byHand],
  }
}
