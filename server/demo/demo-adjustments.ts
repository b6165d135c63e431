import type { AdjustmentForm } from '@talentplace/contract/billing/adjustments/adjustment-form'
import { adjustmentStates, type AdjustmentState } from '@talentplace/contract/billing/adjustments/adjustment.states'
import type { Currency } from '@talentplace/contract/shared/money'
import type { InvoiceForm } from '@talentplace/contract/billing/invoice-drafts/draft-form'
import { sql, type Transaction } from 'kysely'
import { pricedAdjustment } from '../billing/adjustments/priced-adjustment.ts'
import { addDraft } from '../billing/invoice-drafts/store-draft.ts'
import type { Database } from '../platform/database/connection.ts'
import { lockRow } from '../platform/database/lock-rows.ts'
import type { Tables } from '../platform/database/tables.ts'
import { applyAdjustedLines } from '../billing/adjustments/adjusted-lines.ts'
import { draftDocument, invoicedProject } from '../billing/invoice-drafts/draft-document.ts'

interface Place {
  readonly rate_plan_uuid: string
  readonly project_uuid: string
  readonly virtualassistant_uuid: string
  readonly va_currency: Currency
  readonly started: string
  readonly tax_category: string
}

interface Writers {
  readonly proposed_by: string
  readonly second: string
}

type About = Partial<AdjustmentForm> & Pick<AdjustmentForm, 'reason_code'>
/** How far one has come: proposed, or approved, or void. */
type Reached = Exclude<AdjustmentState, 'applied'>

const supplier = { name: 'Talentplace', address: [], tax_numbers: [] }

/** Places of those subscriptions that run, one of each, those that began first. */
async function places(database: Database, projects: readonly string[], today: string): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select * from (
      select distinct on (project_uuid) place.uuid as rate_plan_uuid, project_uuid, virtualassistant_uuid, va_currency,
        greatest(rate_start_date, ${today}::date - 45) as started, roles.tax_category
      from rate_plans place join projects on projects.uuid = project_uuid join roles on roles.id = place.role_id
      where project_uuid = any (${projects}::uuid[]) and virtualassistant_uuid is not null and va_rate_cents > 0 and rate_start_date < ${today}::date
        and (rp_end_date is null or rp_end_date > ${today}::date) and end_date is null
      order by project_uuid, rate_start_date, place.uuid) place
    order by started, rate_plan_uuid limit 10`.execute(database.kysely)
  return rows
}

function formOf(kind: AdjustmentForm['kind'], ratePlan: Place, about: About): AdjustmentForm {
  return {
    kind,
    project_uuid: kind === 'client' ? ratePlan.project_uuid : null,
    virtualassistant_uuid: kind === 'va' ? ratePlan.virtualassistant_uuid : null,
    rate_plan_uuid: null,
    currency: kind === 'va' ? ratePlan.va_currency : null,
    amount_cents: null,
    minutes: null,
    tax_category: kind === 'client' ? ratePlan.tax_category : null,
    note: '',
    effective_date: ratePlan.started,
    ...about,
  }
}

/** One that has come so far. */
async function addOne(
  database: Database,
  { form, reached, at }: { form: AdjustmentForm; reached: Reached; at: Date },
  { proposed_by, second }: Writers,
): Promise<void> {
  await database.kysely.transaction().execute(async (transaction) => {
    const { uuid } = await transaction
      .insertInto('adjustments')
      .values({ ...(await pricedAdjustment(transaction, form)), state: 'proposed', proposed_by, created_date: at })
      .returning('uuid')
      .executeTakeFirstOrThrow()
    if (reached === 'proposed') return
    const approval = reached === 'approved' ? { approved_by: second, approved_date: at } : {}
    await transaction
      .updateTable('adjustments')
      .set({ state: adjustmentStates.step('proposed', reached, 'staff'), version: 2, ...approval })
      .where('uuid', '=', uuid)
      .execute()
  })
}

/** A draft invoice by hand that an approved adjustment is on. */
async function draftWith(transaction: Transaction<Tables>, project_uuid: string, by: { uuid: string; now: Date }) {
  const today = by.now.toISOString().slice(0, 10)
  const form: InvoiceForm = {
    project_uuid,
    invoice_date: today,
    due_date: today,
    period_start: null,
    period_end: null,
    notes: '',
    lines: [
      {
        kind: 'add-on',
        description: 'Moving your books to the new software',
        quantity: 1,
        unit_cents: 25_000,
        tax_category: 'general_assistance',
      },
    ],
  }
  await lockRow(transaction, 'projects', project_uuid)
  const project = await invoicedProject(transaction, project_uuid)
  const { document, adjusted } = await draftDocument(transaction, project, form)
  const draft = { client_uuid: project.client_uuid, form, document, supplier }
  const invoice_uuid = await addDraft(transaction, draft, { created_by: by.uuid, at: by.now })
  await applyAdjustedLines(transaction, { invoice_uuid, document, adjusted }, { actor_uuid: by.uuid, at: by.now })
}

const client: readonly [Reached, About][] = [
  ['proposed', { reason_code: 'service', amount_cents: -18_000, note: 'Two days without an answer, called on Monday' }],
  ['proposed', { reason_code: 'goodwill', amount_cents: -4_000 }],
  ['approved', { reason_code: 'correction', amount_cents: -7_550, note: 'Charged twice for the set-up' }],
  ['void', { reason_code: 'expense', amount_cents: 6_000 }],
  ['approved', { reason_code: 'goodwill', amount_cents: -5_000 }],
]
const assistant: readonly [Reached, About][] = [
  ['proposed', { reason_code: 'extra_work', amount_cents: 15_000 }],
  ['approved', { reason_code: 'expense', amount_cents: 4_250, note: 'Receipt for a headset' }],
  ['approved', { reason_code: 'hours', minutes: 90, note: 'Its timer had stopped' }],
  ['void', { reason_code: 'other', amount_cents: -2_000 }],
]

/** Adjustments of both kinds in every state, of some subscriptions; those of assistants are on the bills that are made up afterwards. */
export async function addDemoAdjustments(database: Database, projects: readonly string[], now: Date): Promise<void> {
  const staff = await database.kysely
    .selectFrom('users')
    .select(['uuid', 'email'])
    .where('email', 'in', ['admin@demo.test', 'super@demo.test'])
    .orderBy('email')
    .execute()
  const [first, second] = staff
  const today = now.toISOString().slice(0, 10)
  const found = await places(database, projects, today)
  if (!first || !second || found.length === 0) return
  const by = { proposed_by: first.uuid, second: second.uuid }
  const add = async (kind: AdjustmentForm['kind'], each: readonly [Reached, About][]) => {
    for (const [index, [reached, about]] of each.entries()) {
      const ratePlan = found[index % found.length]
      if (!ratePlan) return
      const rate_plan_uuid = about.minutes === undefined ? null : ratePlan.rate_plan_uuid
      const day = about.minutes === undefined ? ratePlan.started : today
      const form = formOf(kind, ratePlan, { ...about, rate_plan_uuid, effective_date: day })
      await addOne(database, { form, reached, at: new Date(`${ratePlan.started}T15:00:00Z`) }, by)
    }
  }
  await add('client', client)
  await add('va', assistant)
  const onDraft = found[(client.length - 1) % found.length]
  if (!onDraft) return
  await database.kysely
    .transaction()
    .execute((transaction) => draftWith(transaction, onDraft.project_uuid, { uuid: second.uuid, now }))
}
