import { provinces, states } from './subscribe.ts'
import type { Subscriber, World } from './world.ts'
import { later } from './later.ts'

type Act = (world: World, who: Subscriber, day: string) => Promise<void>

interface Seat {
  readonly seat_uuid: string
  readonly hours_then: number
}

const changeHours: Act = async ({ product, facts, random }, { user, project_uuid }) => {
  const before = await product.request(`GET /project/${project_uuid}/next_hours`, user)
  const seats = (before?.['seats'] ?? []) as Seat[]
  if (seats.length === 0) return
  const { seat_uuid } = random.pick(seats)
  const hours_per_month = 10 + random.below(41)
  const body = { seats: [{ seat_uuid, hours_per_month }] }
  if (!(await product.request(`PUT /project/${project_uuid}/next_hours`, user, body))) return
  const [project] = await product.rows<{ from: string }>(
    'select (invoiced_until + 1)::text as from from projects where uuid = $1',
    [project_uuid],
  )
  const seat = facts.subscriptions.get(project_uuid)?.seats.find((each) => each.seat_uuid === seat_uuid)
  seat?.hours.set(project?.from ?? '', hours_per_month)
}

const pause: Act = async ({ product, random }, { user, project_uuid }) => {
  const effect = await product.request(`GET /project/${project_uuid}/pause`, user)
  if (!effect) return
  const resumes_on = later(String(effect['from']), 1 + random.below(55))
  await product.request(`PUT /project/${project_uuid}/pause`, user, { resumes_on })
}

const move: Act = async ({ product, facts, random }, { client, user }, day) => {
  const company = await product.request('GET /client/self', user)
  if (!company) return
  const isHere = company['country'] === 'CA'
  const region = random.pick(isHere ? provinces : states)
  const saved = await product.request(`PUT /client/${client}`, user, {
    ...company,
    state_prov: region,
    postal_code: isHere ? 'K1A 0B1' : '10001',
    phone_number: '',
    currency: undefined,
  })
  if (saved) facts.regions.get(client)?.push({ from: day, region })
}

async function useCard({ product }: World, { client, user }: Subscriber, token: string): Promise<string | null> {
  const added = await product.request(`POST /client/${client}/credit_card`, user, { token })
  const uuid = (added?.['card'] as { uuid: string } | undefined)?.uuid
  if (uuid === undefined) return null
  await product.request(`PUT /client/${client}/credit_card`, user, { uuid, source: 'talentplace' })
  return uuid
}

/** The card is refused from now on, for some days or until long after everything was paused. */
const spoilCard: Act = async (world, who, day) => {
  if (who.mended !== null) return
  await useCard(world, who, world.random.pick(['tok_declined', 'tok_insufficient', 'tok_3ds']))
  who.mended = later(day, 2 + world.random.below(60))
}

export async function mendCard(world: World, who: Subscriber, day: string): Promise<void> {
  if (who.mended === null || who.mended > day) return
  who.mended = null
  const card_uuid = await useCard(world, who, 'tok_visa')
  const open = await world.product.rows<{ uuid: string }>(
    'select uuid from invoices where client_uuid = $1 and number is not null and paid_cents < total_cents order by uuid',
    [who.client],
  )
  for (const { uuid } of open) {
    await world.product.request(`POST /invoices/${uuid}/payment/collect`, who.user, { card_uuid }, true)
  }
}

const addHours: Act = async ({ product, facts, random }, { user, project_uuid, client }, day) => {
  const hours = 1 + random.below(12)
  const quote = await product.request(`GET /project/${project_uuid}/hours/quote?hours=${hours}`, user)
  const [card] = await product.rows<{ uuid: string }>(
    'select uuid from credit_cards where client_uuid = $1 and default_credit_card',
    [client],
  )
  const answer = await product.request(`GET /project/${project_uuid}/hours`, user)
  if (!quote || !answer || !card) return
  const { total_cents } = quote['document'] as { total_cents: number }
  const { carried_seconds } = answer['period'] as { carried_seconds: number }
  const { seat_uuid, hours_before } = quote
  const body = { seat_uuid, hours, hours_before, total_cents, card_uuid: card.uuid }
  const bought = await product.request(`POST /project/${project_uuid}/hours`, user, body, true)
  if (!bought) return
  // Carried hours were paid with the period they come from: they are shown, and change no price.
  const before = Number(hours_before) - Math.floor(carried_seconds / 3600)
  facts.addedHours.push({ project_uuid, day, hours, before, total: total_cents })
}

const cancel: Act = async ({ product, facts }, { user, project_uuid }) => {
  const done = await product.request(`POST /project/${project_uuid}/cancel`, user, { reason: 'We are done' })
  const subscription = facts.subscriptions.get(project_uuid)
  if (done && subscription) subscription.last_day = String(done['end_date'])
}

const chooseOverage: Act = async ({ product, random }, { user, project_uuid }) => {
  const policy = random.pick(['none', 'up_to', 'as_needed'])
  await product.request(`PUT /project/${project_uuid}/overage`, user, { policy, hours: policy === 'up_to' ? 4 : null })
}

const acceptOver: Act = async ({ product, facts }, { user, project_uuid }) => {
  const beyond = await product.rows<{ uuid: string }>(
    'select uuid from time_entries where project_uuid = $1 and over_limit and not billable and removed_date is null',
    [project_uuid],
  )
  if (!(await product.request('POST /time/overLimit', user, { project_uuid }))) return
  for (const { uuid } of beyond) {
    const entry = facts.entries.get(uuid)
    if (entry) facts.entries.set(uuid, { ...entry, billable: true, payable: true })
  }
}

/** How often a month each is done of a subscription. */
const acts: readonly (readonly [timesAMonth: number, act: Act])[] = [
  [0.15, changeHours],
  [0.06, pause],
  [0.05, move],
  [0.08, spoilCard],
  [0.15, addHours],
  [0.02, cancel],
  [0.1, chooseOverage],
  [0.15, acceptOver],
]

/** What clients do on a day. */
export async function liveClients(world: World, day: string): Promise<void> {
  for (const who of world.subscribers) {
    await mendCard(world, who, day)
    for (const [timesAMonth, act] of acts) if (world.random.chance(timesAMonth / 30)) await act(world, who, day)
  }
}
