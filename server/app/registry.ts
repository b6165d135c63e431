import { operations } from '@talentplace/contract/operations'
import type { FastifyBaseLogger } from 'fastify'
import type { Logger } from 'pino'
import { getSessionOperation } from '../features/accounts/get-session.ts'
import { loginOperation } from '../features/accounts/login.ts'
import { logoutOperation } from '../features/accounts/logout.ts'
import { getUserConfigOperation } from '../features/configuration/get-user-config.ts'
import { listFeedbackOperation } from '../features/feedback/list-feedback.ts'
import { getAvatarOperation } from '../features/files/get-avatar.ts'
import type { Avatar } from '../features/files/read-avatars.ts'
import { checkAvailabilityOperation } from '../features/matching/check-availability.ts'
import { getAssistantOperation } from '../features/matching/get-assistant.ts'
import { recommendRolesOperation } from '../features/matching/recommend-roles.ts'
import { searchAssistantsOperation } from '../features/matching/search-assistants.ts'
import type { SearchIndex } from '../features/matching/search-index/search-index.ts'
import { searchKeywordsOperation } from '../features/matching/search-keywords.ts'
import { suggestKeywordsOperation } from '../features/matching/suggest-keywords.ts'
import type { UnknownWords } from '../features/matching/unknown-words.ts'
import type { VocabularySource } from '../features/matching/vocabulary-source.ts'
import { healthcheckOperation } from '../features/operations/healthcheck.ts'
import { findTimezoneOperation } from '../features/places/find-timezone.ts'
import { getZoneOperation } from '../features/places/get-zone.ts'
import { searchCitiesOperation } from '../features/places/search-cities.ts'
import { estimateMonthlyPriceOperation } from '../features/prices/estimate-monthly-price.ts'
import { getPriceBookOperation } from '../features/prices/get-price-book.ts'
import { createProjectOperation } from '../features/projects/create-project.ts'
import { getProjectOperation } from '../features/projects/get-project.ts'
import { saveProjectOperation } from '../features/projects/save-project.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import type { BoundOperation } from '../platform/http/handler.ts'
import type { CityDirectory } from '../platform/places/city-directory.ts'
import type { SessionStore } from '../platform/sessions/session-store.ts'
import type { Throttle } from '../platform/throttle/throttle.ts'
import type { Configuration } from './configuration.ts'

export interface Parts {
  readonly configuration: Configuration
  readonly version: string
  readonly database: Database
  readonly clock: Clock
  readonly log: Logger | FastifyBaseLogger
  readonly sessions: SessionStore
  readonly throttle: Throttle
  readonly directory: CityDirectory
  readonly vocabulary: VocabularySource
  readonly unknownWords: UnknownWords
  readonly index: SearchIndex
  readonly avatars: ReadonlyMap<number, Avatar>
}

/** Every operation with the code that answers it. */
export function bindOperations(parts: Parts): Record<keyof typeof operations, BoundOperation> {
  const { configuration, database, clock, sessions, throttle, directory, vocabulary, index } = parts
  const admitVisitorSearch = (address: string, search: string) =>
    throttle.admitDistinct(configuration.visitorSearches, address, search)
  return {
    login: loginOperation({ database, sessions, throttle, limits: configuration.loginLimits }),
    getSession: getSessionOperation(),
    logout: logoutOperation(sessions),
    getUserConfig: getUserConfigOperation({
      database,
      links: configuration.links,
      brand: configuration.brand,
      demo: configuration.demo,
    }),
    listFeedback: listFeedbackOperation(database),
    getAvatar: getAvatarOperation({ avatars: parts.avatars }),
    searchKeywords: searchKeywordsOperation(vocabulary),
    suggestKeywords: suggestKeywordsOperation(vocabulary),
    recommendRoles: recommendRolesOperation({ vocabulary, unknownWords: parts.unknownWords }),
    searchAssistants: searchAssistantsOperation({ index, admitVisitorSearch }),
    getAssistant: getAssistantOperation({ database, index, clock, admitVisitorSearch }),
    checkAvailability: checkAvailabilityOperation(database),
    searchCities: searchCitiesOperation(directory),
    findTimezone: findTimezoneOperation({ directory, clock }),
    getZone: getZoneOperation(clock),
    getPriceBook: getPriceBookOperation(database),
    estimateMonthlyPrice: estimateMonthlyPriceOperation(database),
    createProject: createProjectOperation({ database, clock }),
    getProject: getProjectOperation(database),
    saveProject: saveProjectOperation({ database, clock }),
    healthcheck: healthcheckOperation({ database, clock, version: parts.version, search: index }),
  }
}
