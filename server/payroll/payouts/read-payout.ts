import { payoutNumber } from '@talentplace/contract/payroll/payouts/payout-number'
import type { Payout, PayoutSummary } from '@talentplace/contract/payroll/payouts/payout.routes'
import { sql, type Kysely, type Selectable } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { readSecondPerson } from '../../platform/second-person/second-person.ts'

const payouts = sql`
  select payouts.uuid, payouts.number, payouts.currency, payment_date, payouts.state, total_cents::int,
    count(*)::int as bills, count(*) filter (where line.state = 'confirmed')::int as confirmed,
    count(*) filter (where line.state = 'returned')::int as returned,
    maker.full_name as made_by_name, made_date, releaser.full_name as released_by_name
  from payouts
  join payout_lines line on payout_uuid = payouts.uuid
  join users maker on maker.uuid = made_by
  left join users releaser on releaser.uuid = released_by
  group by payouts.uuid, maker.uuid, releaser.uuid`

type PayoutRow = Omit<PayoutSummary, 'number' | 'made_date'> & {
  readonly number: number | null
  readonly made_date: Date
}

/** The rows of payouts, for a query: its conditions and order may name every field of a row. */
export function payoutRows(database: Kysely<Tables>) {
  return database.selectFrom(sql<PayoutRow>`(${payouts})`.as('payouts')).selectAll()
}

export function payoutSummary({ number, made_date, ...row }: PayoutRow): PayoutSummary {
  return {
    ...row,
    number: number === null ? null : payoutNumber(row.currency, number),
    made_date: made_date.toISOString(),
  }
}

/** Who of finance has to wait before they release it, and whether the reader may now; nobody once it isn't waiting any more. */
async function releaseOf(
  database: Kysely<Tables>,
  { state, made_by }: Pick<Selectable<Tables['payouts']>, 'state' | 'made_by'>,
  { viewer, at }: { viewer: string; at: Date },
): Promise<Pick<Payout, 'release' | 'waiting_staff'>> {
  if (state !== 'made') return { release: { may: false, from: null, reason: null }, waiting_staff: [] }
  const about = { act: 'release_payout', authors: [made_by], viewer, at } as const
  const { approval, waiting_staff } = await readSecondPerson(database, about)
  return { release: approval, waiting_staff }
}

/** @throws HttpError 404 */
export async function readPayout(
  database: Kysely<Tables>,
  uuid: string,
  { viewer, at }: { viewer: string; at: Date },
): Promise<Payout> {
  const row = await payoutRows(database).where('uuid', '=', uuid).executeTakeFirst()
  if (!row) throw notFound('There is no such payout.')
  const { state, made_by, released_date, sent_date, ...stored } = await database
    .selectFrom('payouts')
    .select(['state', 'made_by', 'released_date', 'sent_date', 'file_sha256', 'version'])
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow()
  return {
    ...payoutSummary(row),
    ...stored,
    released_date: released_date?.toISOString() ?? null,
    sent_date: sent_date?.toISOString() ?? null,
    made_by_reader: made_by === viewer,
    ...(await releaseOf(database, { state, made_by }, { viewer, at })),
  }
}
