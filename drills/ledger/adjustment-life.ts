import { later } from './later.ts'
import type { AdjustmentFacts, Currency } from './facts.ts'
import type { World } from './world.ts'

const next = ({ facts }: World): number => (facts.moment += 1)

interface Form {
  readonly kind: 'client' | 'va'
  readonly project_uuid: string | null
  readonly virtualassistant_uuid: string | null
  readonly rate_plan_uuid: string | null
  readonly currency: Currency | null
  readonly amount_cents: number | null
  readonly minutes: number | null
  readonly effective_date: string
}

interface Place {
  readonly rate_plan_uuid: string
  readonly project_uuid: string
  readonly virtualassistant_uuid: string
}

/** As the product answers one. */
interface View {
  readonly uuid: string
  readonly currency: Currency
  readonly amount_cents: number
  readonly minutes: number | null
  readonly unit_cents: number | null
  readonly version: number
}

async function someRatePlan({ product, random }: World, day: string): Promise<Place | undefined> {
  const places = await product.rows<Place>(
    `select uuid as rate_plan_uuid, project_uuid, virtualassistant_uuid from rate_plans
     where rate_start_date <= $1 and (rp_end_date is null or rp_end_date >= $1) and virtualassistant_uuid is not null
       and va_rate_cents > 0 order by uuid`,
    [day],
  )
  return places.length === 0 ? undefined : random.pick(places)
}

/** What someone proposes: an amount, mostly of one page of dollars and now and then more than one person may approve, or hours of a place. */
function formOf({ random }: World, ratePlan: Place, day: string): Form {
  const kind = random.pick(['client', 'va'] as const)
  const sign = random.chance(0.6) ? -1 : 1
  const isTime = random.chance(0.3)
  const max = random.chance(0.2) ? 150_000 : 15_000
  return {
    kind,
    project_uuid: kind === 'client' ? ratePlan.project_uuid : null,
    virtualassistant_uuid: kind === 'va' ? ratePlan.virtualassistant_uuid : null,
    rate_plan_uuid: isTime ? ratePlan.rate_plan_uuid : null,
    currency: kind === 'va' ? random.pick(['cad', 'usd'] as const) : null,
    amount_cents: isTime ? null : sign * (1 + random.below(max)),
    minutes: isTime ? sign * (1 + random.below(400)) : null,
    effective_date: random.chance(0.2) ? later(day, 1 + random.below(20)) : day,
  }
}

const written = (form: Form) => ({ ...form, reason_code: 'other', note: 'As agreed' })

function noteProposal(world: World, form: Form, entries: View, day: string): AdjustmentFacts {
  const { uuid, currency, unit_cents, amount_cents } = entries
  const { project_uuid, virtualassistant_uuid, minutes, effective_date } = form
  const adjustment: AdjustmentFacts = {
    uuid,
    project_uuid,
    assistant_uuid: virtualassistant_uuid,
    currency,
    cents: form.amount_cents ?? amount_cents,
    time: minutes === null ? null : { minutes, unit_cents: unit_cents ?? 0 },
    effective_date,
    day,
    proposed: next(world),
    approved: null,
    voided: null,
  }
  world.facts.adjustments.set(uuid, adjustment)
  return adjustment
}

/** It is approved by who proposed it, above the limit by someone else; now and then it is left, changed first, or void. */
export async function adjust(world: World, day: string): Promise<void> {
  const { product, random } = world
  const ratePlan = await someRatePlan(world, day)
  if (!ratePlan) return
  const form = formOf(world, ratePlan, day)
  const proposed = (await product.asStaff('POST /adjustments', written(form))) as View | null
  if (!proposed) return
  const path = `/adjustments/${proposed.uuid}` as const
  let entries = proposed
  let agreed = form
  if (random.chance(0.2)) {
    const other = {
      ...form,
      amount_cents: form.amount_cents && -form.amount_cents,
      minutes: form.minutes && 1 - form.minutes * 2,
    }
    const saved = (await product.asStaff(`PUT ${path}`, {
      ...written(other),
      version: entries.version,
    })) as View | null
    if (saved) [entries, agreed] = [saved, other]
  }
  const adjustment = noteProposal(world, agreed, entries, day)
  if (random.chance(0.1)) return
  const { version } = entries
  const approved =
    (await product.asStaff(`POST ${path}/approve`, { version })) ??
    (await product.asSecond(`POST ${path}/approve`, { version }))
  if (approved) adjustment.approved = next(world)
}

/** One that isn't on a posted document never counts. */
export async function voidSome(world: World): Promise<void> {
  const { product, random, facts } = world
  const open = await product.rows<{ uuid: string; version: number }>(
    `select uuid, version from adjustments where state <> 'void' and rest_of is null
     and amount_cents = whole_cents order by created_date desc, uuid limit 30`,
  )
  if (open.length === 0) return
  const { uuid, version } = random.pick(open)
  const adjustment = facts.adjustments.get(uuid)
  const isVoid = await product.asStaff(`POST /adjustments/${uuid}/void`, { version })
  if (isVoid && adjustment) adjustment.voided = next(world)
}
