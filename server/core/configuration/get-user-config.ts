import { getUserConfig } from '@talentplace/contract/core/configuration/configuration.routes'
import { meetingWays } from '@talentplace/contract/core/calendar/meeting-ways'
import type { ReplyOf } from '@talentplace/contract/shared/operation'
import type { Database } from '../../platform/database/connection.ts'
import { handle } from '../../platform/http/handler.ts'
import { loadFeatureFlags } from '../../platform/feature-flags/load-feature-flags.ts'

type UserConfig = ReplyOf<typeof getUserConfig>

/** Read-only: flags, lists and brand that every page needs. */
export function getUserConfigOperation(deps: {
  database: Database
  links: UserConfig['links']
  brand: UserConfig['brand']
  partnerBrand: string
  googleMapsKey: string | null
  timeRules: { readonly officeZone: string }
  meetingPlaces: { readonly video: string | null; readonly phone: string | null }
  demo: boolean
}) {
  const { database, links, brand, partnerBrand, googleMapsKey, timeRules, meetingPlaces, demo } = deps
  return handle(getUserConfig, async () => {
    const [switches, identifications, languages] = await Promise.all([
      loadFeatureFlags(database),
      database.kysely.selectFrom('self_identifications').selectAll().orderBy('id').execute(),
      database.kysely.selectFrom('languages').selectAll().orderBy('value').execute(),
    ])
    return {
      ...switches,
      self_identifications_ids: identifications,
      languages,
      currencies: ['cad' as const, 'usd' as const],
      links,
      brand,
      partner_brand: partnerBrand,
      google_maps_key: googleMapsKey,
      office_timezone: timeRules.officeZone,
      meeting_ways: meetingWays.filter((way) => way === 'call_you' || meetingPlaces[way] !== null),
      demo,
    }
  })
}
