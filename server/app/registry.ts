import { operations } from '@talentplace/contract/operations'
import type { FastifyBaseLogger } from 'fastify'
import type { Logger } from 'pino'
import { createUtmOperation } from '../features/attribution/create-utm.ts'
import { generateReferralOperation } from '../features/attribution/generate-referral.ts'
import { getUtmOperation } from '../features/attribution/get-utm.ts'
import { listUtmLogOperation } from '../features/attribution/list-utm-log.ts'
import { listUtmsOperation } from '../features/attribution/list-utms.ts'
import { logUtmEventOperation } from '../features/attribution/log-utm-event.ts'
import { saveUtmOperation } from '../features/attribution/save-utm.ts'
import { getContentOperation } from '../features/content/get-content.ts'
import { listContentOperation } from '../features/content/list-content.ts'
import { listEditionsOperation } from '../features/content/list-editions.ts'
import { saveContentOperation } from '../features/content/save-content.ts'
import { getUserConfigOperation } from '../features/configuration/get-user-config.ts'
import { listFeedbackOperation } from '../features/feedback/list-feedback.ts'
import { getAvatarOperation } from '../features/files/get-avatar.ts'
import type { Avatar } from '../features/files/read-avatars.ts'
import { checkAvailabilityOperation } from '../features/matching/check-availability.ts'
import { getAssistantOperation } from '../features/matching/get-assistant.ts'
import { listIntroductionsOperation, rolesAskedMost } from '../features/matching/list-introductions.ts'
import { recommendRolesOperation } from '../features/matching/recommend-roles.ts'
import { searchAssistantsOperation } from '../features/matching/search-assistants.ts'
import type { SearchIndex } from '../features/matching/search-index/search-index.ts'
import { searchKeywordsOperation } from '../features/matching/search-keywords.ts'
import { isShownTo, shownToVisitor } from '../features/matching/shown-to-visitors.ts'
import { suggestKeywordsOperation } from '../features/matching/suggest-keywords.ts'
import { understandWordsOperation } from '../features/matching/understand-words.ts'
import type { UnknownWords } from '../features/matching/unknown-words.ts'
import { admitVisitorsBy } from '../features/matching/visitor-search.ts'
import type { VocabularySource } from '../features/matching/vocabulary-source.ts'
import { getAdminHomeOperation } from '../features/operations/get-admin-home.ts'
import { getAssistantHomeOperation } from '../features/operations/get-assistant-home.ts'
import { getClientHomeOperation } from '../features/operations/get-client-home.ts'
import { healthcheckOperation } from '../features/operations/healthcheck.ts'
import type { VitalSigns } from '../features/operations/vital-signs.ts'
import { findTimezoneOperation } from '../features/places/find-timezone.ts'
import { getZoneOperation } from '../features/places/get-zone.ts'
import { listRegionsOperation } from '../features/places/list-regions.ts'
import { searchCitiesOperation } from '../features/places/search-cities.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import type { BoundOperation } from '../platform/http/handler.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { CardProcessor } from '../platform/payments/card-processor.ts'
import type { CityDirectory } from '../platform/places/city-directory.ts'
import type { SessionStore } from '../platform/sessions/session-store.ts'
import type { FeatureFlagStore } from '../platform/feature-flags/feature-flag-store.ts'
import type { Throttle } from '../platform/throttle/throttle.ts'
import { accountOperations } from './account-operations.ts'
import { cardOperations } from './card-operations.ts'
import { checkoutOperations } from './checkout-operations.ts'
import { waitingPaymentOperations } from './waiting-payment-operations.ts'
import { companyOperations } from './company-operations.ts'
import type { Configuration } from './configuration.ts'
import { configurationOperations } from './configuration-operations.ts'
import { meetingOperations } from './meeting-operations.ts'
import { interestOperations } from './interest-operations.ts'
import { notificationOperations } from './notification-operations.ts'
import { projectOperations } from './project-operations.ts'
import { priceOperations } from './price-operations.ts'
import { requirementOperations } from './requirement-operations.ts'
import { subscriptionOperations } from './subscription-operations.ts'
import { userOperations } from './user-operations.ts'

export interface Deps {
  readonly configuration: Configuration
  readonly version: string
  readonly database: Database
  readonly clock: Clock
  readonly log: Logger | FastifyBaseLogger
  readonly sessions: SessionStore
  readonly featureFlags: FeatureFlagStore
  readonly throttle: Throttle
  readonly directory: CityDirectory
  readonly vocabulary: VocabularySource
  readonly unknownWords: UnknownWords
  readonly index: SearchIndex
  readonly avatars: ReadonlyMap<number, Avatar>
  readonly jobs: Jobs
  readonly vitalSigns: () => Promise<VitalSigns>
  /** Null: no cards are taken. */
  readonly processor: CardProcessor | null
}

/** Every operation with the code that answers it. */
export function bindOperations(deps: Deps): Record<keyof typeof operations, BoundOperation> {
  const { configuration, database, clock, throttle, directory, vocabulary, index } = deps
  const admitVisitorSearch = admitVisitorsBy({ throttle, limit: configuration.visitorSearches })
  const shown = shownToVisitor({ index, admitVisitorSearch })
  return {
    ...accountOperations(deps),
    ...notificationOperations(deps),
    ...interestOperations(deps),
    ...configurationOperations(deps),
    ...userOperations(deps),
    ...priceOperations(deps),
    ...cardOperations(deps),
    ...checkoutOperations(deps),
    ...waitingPaymentOperations(deps),
    ...companyOperations(deps),
    ...meetingOperations(deps),
    getUserConfig: getUserConfigOperation({
      database,
      links: configuration.links,
      brand: configuration.brand,
      partnerBrand: configuration.partnerBrand,
      googleMapsKey: configuration.googleMapsKey,
      demo: configuration.demo,
    }),
    listFeedback: listFeedbackOperation({ database, isShown: isShownTo(shown) }),
    getAvatar: getAvatarOperation({ avatars: deps.avatars }),
    searchKeywords: searchKeywordsOperation(vocabulary),
    suggestKeywords: suggestKeywordsOperation(vocabulary),
    understandWords: understandWordsOperation(vocabulary),
    recommendRoles: recommendRolesOperation({ vocabulary, unknownWords: deps.unknownWords }),
    searchAssistants: searchAssistantsOperation({ index, admitVisitorSearch }),
    listIntroductions: listIntroductionsOperation({ index, roles: () => rolesAskedMost(vocabulary.current) }),
    getAssistant: getAssistantOperation({ database, index, clock, shownToVisitor: shown }),
    checkAvailability: checkAvailabilityOperation({ database, shownToVisitor: shown }),
    searchCities: searchCitiesOperation(directory),
    listRegions: listRegionsOperation(database),
    findTimezone: findTimezoneOperation({ directory, clock }),
    getZone: getZoneOperation(clock),
    ...projectOperations(deps),
    ...requirementOperations(deps),
    ...subscriptionOperations(deps),
    logUtmEvent: logUtmEventOperation({ database, clock, throttle, limit: configuration.utmLogs }),
    listUtms: listUtmsOperation(database),
    listUtmLog: listUtmLogOperation(database),
    getUtm: getUtmOperation(database),
    generateReferral: generateReferralOperation({ database, clock }),
    createUtm: createUtmOperation({ database, clock }),
    saveUtm: saveUtmOperation(database),
    getContent: getContentOperation(database),
    listContent: listContentOperation(database),
    listEditions: listEditionsOperation(database),
    saveContent: saveContentOperation({ database, clock }),
    getClientHome: getClientHomeOperation(database),
    getAssistantHome: getAssistantHomeOperation(database),
    getAdminHome: getAdminHomeOperation({ database, clock }),
    healthcheck: healthcheckOperation({ ...deps, search: index }),
  }
}
