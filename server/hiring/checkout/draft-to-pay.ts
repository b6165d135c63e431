import * as refusals from '@talentplace/contract/hiring/messages/refusals'
import { matchingCriteria, type MatchingCriteria } from '@talentplace/contract/core/criteria/criteria'
import type { Currency } from '@talentplace/contract/shared/money'
import type { Kysely, Selectable } from 'kysely'
import { calendarDay } from '../../platform/clock/calendar-day.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { invalidField, notFound, HttpError } from '../../platform/http/http-error.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { firstDayAfterAnswers } from '../../rules/first-day.ts'
import { teamOf, type DraftSeat } from './agreed-team.ts'

/** How far ahead a subscription can begin: its first month is paid on sign-up. */
const maxDaysAhead = 90

/** What was chosen at checkout besides the draft itself. */
interface Choices {
  readonly project_uuid: string
  readonly start_date?: string | undefined
  readonly currency?: Currency | undefined
  /** An address that isn't saved, whose taxes are asked for. */
  readonly billing_address?: { readonly country: 'CA' | 'US'; readonly state_prov: string } | undefined
}

/** A draft with its client, as a checkout sees them. */
export interface DraftToPay {
  readonly project: Selectable<Tables['projects']>
  readonly client: Selectable<Tables['clients']>
  /** The name of the account that checks out. */
  readonly account_name: string
  readonly criteria: MatchingCriteria
  readonly team: readonly DraftSeat[]
  readonly currency: Currency
  readonly currency_can_change: boolean
  readonly place: { readonly country: 'CA' | 'US' | null; readonly region: string | null }
  /** By whose clock the client's days are counted; null: nobody has said where they are. */
  readonly timezone: string | null
  readonly today: string
  readonly start_date: string
}

/** The client of whoever checks out. @throws HttpError 403 */
export function clientOf(session: Session): string {
  if (session.client_uuid === null) {
    throw new HttpError(403, 'forbidden', refusals.noClient())
  }
  return session.client_uuid
}

async function ownDraft(database: Kysely<Tables>, client_uuid: string, project_uuid: string) {
  const project = await database
    .selectFrom('projects')
    .selectAll()
    .where('uuid', '=', project_uuid)
    .where('client_uuid', '=', client_uuid)
    .where('removed_date', 'is', null)
    .executeTakeFirst()
  if (!project) throw notFound(refusals.draftDeleted())
  return project
}

/** The zone by which the client's days are counted: the person's own, else that of their province or state. */
async function zoneOf(
  database: Kysely<Tables>,
  person: { timezone: string | null },
  place: DraftToPay['place'],
): Promise<string | null> {
  if (person.timezone !== null || place.country === null || place.region === null) return person.timezone
  const region = await database
    .selectFrom('regions')
    .select('main_timezone')
    .where('country', '=', place.country)
    .where('code', '=', place.region)
    .executeTakeFirst()
  return region?.main_timezone ?? null
}

async function hasInvoice(database: Kysely<Tables>, client_uuid: string): Promise<boolean> {
  const invoice = await database
    .selectFrom('invoices')
    .select('uuid')
    .where('client_uuid', '=', client_uuid)
    .where('number', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return invoice !== undefined
}

/** @throws HttpError 400 at `start_date` */
function checkedStart(start_date: string, today: string): string {
  const last = Temporal.PlainDate.from(today).add({ days: maxDaysAhead }).toString()
  if (start_date < today) throw invalidField('start_date', refusals.todayOrLater())
  if (start_date > last) throw invalidField('start_date', refusals.withinDays({ count: maxDaysAhead }))
  return start_date
}

/** @throws HttpError 400 at `currency` once invoices have been written in another */
function checkedCurrency(wanted: Currency | undefined, usual: Currency, canChange: boolean): Currency {
  if (wanted === undefined || wanted === usual) return usual
  if (canChange) return wanted
  const message = refusals.currencyFixed({ currency: usual.toUpperCase() })
  throw invalidField('currency', message)
}

const placeOf = ({ country, state_prov }: { country: 'CA' | 'US' | null; state_prov: string | null }) => ({
  country,
  region: state_prov,
})

/** @throws HttpError 400 at `billing_address.state_prov` for a region that its country doesn't have */
async function checkRegion(database: Kysely<Tables>, { country, region }: DraftToPay['place']): Promise<void> {
  const found = await database
    .selectFrom('regions')
    .select('code')
    .where('country', '=', country ?? 'CA')
    .where('code', '=', region ?? '')
    .executeTakeFirst()
  if (!found) throw invalidField('billing_address.state_prov', refusals.regionOfCountry())
}

/**
 * The caller's draft with what a checkout needs to know. Until the company's address is entered its place is that of the
 * person. @throws HttpError 404, or 400 for a day or a currency that can't be
 */
export async function draftToPay(
  database: Kysely<Tables>,
  session: Session,
  choices: Choices,
  now: Date,
): Promise<DraftToPay> {
  const client_uuid = clientOf(session)
  const project = await ownDraft(database, client_uuid, choices.project_uuid)
  const client = await database
    .selectFrom('clients')
    .selectAll()
    .where('uuid', '=', client_uuid)
    .executeTakeFirstOrThrow()
  const person = await database
    .selectFrom('users')
    .select(['full_name', 'country', 'state_prov', 'timezone'])
    .where('uuid', '=', session.user_uuid)
    .executeTakeFirstOrThrow()
  const place = placeOf(choices.billing_address ?? (client.country === null ? person : client))
  if (choices.billing_address) await checkRegion(database, place)
  const timezone = await zoneOf(database, person, place)
  const today = calendarDay(timezone ?? 'UTC', now)
  const currency_can_change = !(await hasInvoice(database, client_uuid))
  const usual = client.currency ?? (place.country === 'US' ? 'usd' : 'cad')
  const criteria = matchingCriteria.parse(project.matching_criteria)
  return {
    project,
    client,
    account_name: person.full_name,
    criteria,
    team: await teamOf(database, criteria),
    currency: checkedCurrency(choices.currency, usual, currency_can_change),
    currency_can_change,
    place,
    timezone,
    today,
    start_date: checkedStart(choices.start_date ?? firstDayAfterAnswers(today), today),
  }
}
