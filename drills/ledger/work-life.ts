import type { Helper, World } from './world.ts'

interface Place {
  readonly rate_plan_uuid: string
  readonly seat_uuid: string
  readonly project_uuid: string
  readonly hours: number
  readonly first: string
  readonly last: string
}

/** As the product answers an entry. */
interface View {
  readonly uuid: string
  readonly project_uuid: string
  readonly rate_plan_uuid: string
  readonly task_date: string
  readonly seconds: number
  readonly billable: boolean
  readonly payable?: boolean
  readonly version: number
}

const weeksAMonth = 4.3
const entriesAWeek = 2
const maxAtOnce = 31
/** What people look at again. */
const latest = 21 * 24 * 60 * 60 * 1000

/** Where someone can log time of some days: their places, as far as those days go and no pause is. */
async function placesOf({ product }: World, helper: Helper, from: string, to: string): Promise<Place[]> {
  return product.rows<Place>(
    `select plan.uuid as rate_plan_uuid, seat_uuid, project_uuid, hours_per_month as hours,
       greatest(rate_start_date, $2::date)::text as first, least(coalesce(rp_end_date, $3::date), $3::date)::text as last
     from rate_plans plan
     where virtualassistant_uuid = $1 and rate_start_date <= $3 and (rp_end_date is null or rp_end_date >= $2)
       and rate_start_date <= coalesce(rp_end_date, 'infinity')
       and not exists (select from pauses where pauses.project_uuid = plan.project_uuid
         and from_date <= $3 and (resumes_on is null or resumes_on > $2))
     order by plan.uuid`,
    [helper.uuid, from, to],
  )
}

function noteEntries({ facts }: World, helper: Helper, seat_uuid: string, adjustment: readonly View[]): void {
  for (const { uuid, project_uuid, task_date, seconds, billable, payable } of adjustment) {
    facts.entries.set(uuid, {
      project_uuid,
      seat_uuid,
      assistant_uuid: helper.uuid,
      day: task_date,
      seconds,
      billable,
      payable: payable ?? billable,
      removed: false,
    })
  }
}

const usual = (hours: number) => Math.floor((hours * 3600) / weeksAMonth / entriesAWeek)

async function logWeek(world: World, helper: Helper, days: readonly string[]): Promise<void> {
  const { product, random } = world
  const [from = '', to = ''] = [days[0], days.at(-1)]
  const places = await placesOf(world, helper, from, to)
  const entries = places.flatMap(({ rate_plan_uuid, hours, first, last }) => {
    const theirs = days.filter((day) => day >= first && day <= last)
    return theirs.length === 0
      ? []
      : Array.from({ length: entriesAWeek }, () => ({
          rate_plan_uuid,
          task_date: random.pick(theirs),
          seconds: 1 + random.below(Math.max(1, 2 * usual(hours) + 1200)),
          billable: !random.chance(0.05),
          description: 'Worked on it',
        }))
  })
  const seatOf = new Map(places.map(({ rate_plan_uuid, seat_uuid }) => [rate_plan_uuid, seat_uuid]))
  for (let at = 0; at < entries.length; at += maxAtOnce) {
    const logged = await product.request('POST /time', helper.user_uuid, entries.slice(at, at + maxAtOnce))
    for (const entry of (logged?.['time'] ?? []) as View[]) {
      noteEntries(world, helper, seatOf.get(entry.rate_plan_uuid) ?? '', [entry])
    }
  }
}

interface Found {
  readonly uuid: string
  readonly origin_uuid: string
  readonly rate_plan_uuid: string
  readonly seat_uuid: string
  readonly task_date: string
  readonly version: number
  readonly client_user: string
  readonly va_user: string
  readonly assistant_uuid: string
}

async function someEntry({ product, random }: World, which: string): Promise<Found | undefined> {
  const rows = await product.rows<Found>(
    `select entry.uuid, origin_uuid, rate_plan_uuid, entry.seat_uuid, task_date::text, entry.version, contact.uuid as client_user,
       assistants.user_uuid as va_user, assistants.uuid as assistant_uuid
     from time_entries entry join assistants on assistants.uuid = entry.virtualassistant_uuid
     join users contact on contact.client_uuid = entry.client_uuid and is_primary_contact
     where removed_date is null and not over_limit and end_at is null and ${which}
       and entry.created_date > $1 order by entry.created_date desc, entry.uuid limit 40`,
    [new Date(product.clock.now().getTime() - latest)],
  )
  return rows.length === 0 ? undefined : random.pick(rows)
}

const helperOf = ({ helpers }: World, uuid: string) => {
  const helper = helpers.find((each) => each.uuid === uuid)
  if (!helper) throw new Error(`Nobody knows ${uuid}`)
  return helper
}

/** The pieces of one entry. */
async function piecesOf({ product }: World, { origin_uuid }: Found): Promise<string[]> {
  const rows = await product.rows<{ uuid: string }>(
    'select uuid from time_entries where origin_uuid = $1 and removed_date is null',
    [origin_uuid],
  )
  return rows.map(({ uuid }) => uuid)
}

function noteRemoved({ facts }: World, pieces: readonly string[]): void {
  for (const uuid of pieces) {
    const entry = facts.entries.get(uuid)
    if (entry) facts.entries.set(uuid, { ...entry, removed: true })
  }
}

/** The assistant corrects how long it was: what goes beyond the limit becomes an entry of its own. */
async function correct(world: World, found: Found): Promise<void> {
  const { product, random } = world
  const body = {
    rate_plan_uuid: found.rate_plan_uuid,
    task_date: found.task_date,
    seconds: 60 + random.below(9_000),
    description: 'Corrected',
    version: found.version,
  }
  const pieces = await piecesOf(world, found)
  const saved = await product.request(`PUT /time/${found.uuid}`, found.va_user, body)
  if (!saved) return
  noteRemoved(world, pieces)
  noteEntries(world, helperOf(world, found.assistant_uuid), found.seat_uuid, saved['time'] as View[])
}

async function correctSome(world: World): Promise<void> {
  const found = await someEntry(world, `status = 'open'`)
  if (found) await correct(world, found)
}

async function removeSome(world: World): Promise<void> {
  const found = await someEntry(world, `status = 'open'`)
  if (!found) return
  const pieces = await piecesOf(world, found)
  if (await world.product.request(`DELETE /time/${found.uuid}`, found.va_user)) noteRemoved(world, pieces)
}

/** A question that is accepted, corrected, or asked twice and decided by staff. */
async function query(world: World): Promise<void> {
  const { product, random, facts } = world
  const found = await someEntry(world, `approved_date is null and status <> 'queried'`)
  if (!found) return
  const path = `/time/${found.uuid}/query` as const
  const say = (state: string, user: string) =>
    product.request(`PUT ${path}`, user, { state, message: state === 'accepted' ? '' : 'What was this?' })
  if (!(await say('asked', found.client_user))) return
  const ending = random.below(4)
  // Left until staff may decide for want of an answer.
  if (ending === 0) return
  await say('answered', found.va_user)
  if (ending === 1) return void (await say('accepted', found.client_user))
  await say('asked', found.client_user)
  await say('answered', found.va_user)
  const paid = random.chance(0.5)
  const decided = { state: 'decided', message: 'We looked at it', billable: false, payable: paid }
  const entry = facts.entries.get(found.uuid)
  if ((await product.asStaff(`PUT ${path}`, decided)) && entry) {
    facts.entries.set(found.uuid, { ...entry, billable: false, payable: paid })
  }
}

/** What nobody has answered for long enough. */
export async function decideOld({ product, facts }: World): Promise<void> {
  const waiting = await product.rows<{ uuid: string }>(
    `select uuid from time_entries where status = 'queried' and removed_date is null order by uuid limit 20`,
  )
  for (const { uuid } of waiting) {
    const entry = facts.entries.get(uuid)
    if (!entry) continue
    // As it was logged: staff let nothing count that nobody agreed to.
    const { billable } = entry
    const body = { state: 'decided', message: 'It was work', billable, payable: true }
    if (await product.asStaff(`PUT /time/${uuid}/query`, body)) facts.entries.set(uuid, { ...entry, payable: true })
  }
}

/** On Fridays everybody logs their week; now and then an entry is corrected, removed or asked about. */
export async function liveWork(world: World, day: string): Promise<void> {
  const date = Temporal.PlainDate.from(day)
  if (date.dayOfWeek !== 5) return
  const days = Array.from({ length: 5 }, (_, at) => date.subtract({ days: 4 - at }).toString())
  for (const helper of world.helpers) await logWeek(world, helper, days)
  const some = Math.ceil(world.subscribers.length / 20)
  for (let done = 0; done < some; done += 1) {
    await correctSome(world)
    await removeSome(world)
    await query(world)
  }
}
