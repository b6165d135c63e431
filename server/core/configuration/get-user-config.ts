import { getUserConfig } from '@talentplace/contract/core/configuration/configuration.routes'
import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import { locales, type Language } from '@talentplace/contract/shared/i18n/language'
import { meetingWays } from '@talentplace/contract/core/calendar/meeting-ways'
import type { ReplyOf } from '@talentplace/contract/shared/operation'
import { cachedUntilChanged } from '../../platform/database/cached-until-changed.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Listener } from '../../platform/database/listener.ts'
import { inOneTrip } from '../../platform/database/pipeline.ts'
import { handle } from '../../platform/http/handler.ts'
import { prepared } from '../../platform/http/prepared-reply.ts'
import { flagRows, toFeatureFlags } from '../../platform/feature-flags/load-feature-flags.ts'
import { writtenIn } from '../../platform/languages/reader-language.ts'
import { readersName } from '../../platform/languages/readers-name.ts'

type UserConfig = ReplyOf<typeof getUserConfig>

/** Read-only: flags, lists and brand that every page needs. The same for everybody, so it is read once until something of it changes. */
export function getUserConfigOperation(deps: {
  database: Database
  listener: Listener
  links: UserConfig['links']
  brand: UserConfig['brand']
  partnerBrand: string
  googleMapsKey: string | null
  timeRules: { readonly officeZone: string }
  meetingPlaces: { readonly video: string | null; readonly phone: string | null }
  demo: boolean
}) {
  const { database, listener, links, brand, partnerBrand, googleMapsKey, timeRules, meetingPlaces, demo } = deps
  const { kysely } = database
  const read = async () => {
    const inOrder = new Intl.Collator(locales[currentLanguage()])
    const [flags, identifications, languages] = await inOneTrip(
      kysely,
      flagRows(database),
      kysely
        .selectFrom('self_identifications')
        .select(['id', readersName('value').as('value'), 'hidden_in_filter'])
        .orderBy('id'),
      kysely.selectFrom('languages').select(['id', 'code', readersName('value').as('value')]),
    )
    const config: UserConfig = {
      ...toFeatureFlags(flags),
      self_identifications_ids: identifications,
      languages: languages.toSorted((one, other) => inOrder.compare(one.value, other.value)),
      currencies: ['cad', 'usd'],
      links,
      brand,
      partner_brand: partnerBrand,
      google_maps_key: googleMapsKey,
      office_timezone: timeRules.officeZone,
      meeting_ways: meetingWays.filter((way) => way === 'call_you' || meetingPlaces[way] !== null),
      demo,
    }
    return prepared(JSON.stringify(getUserConfig.reply.parse(config)))
  }
  const inLanguage = (language: Language) =>
    cachedUntilChanged(listener, ['configuration_changed', 'reference_changed'], () => writtenIn(language, read))
  const latest = { en: inLanguage('en'), fr: inLanguage('fr') }
  return handle(getUserConfig, () => latest[currentLanguage()]())
}
