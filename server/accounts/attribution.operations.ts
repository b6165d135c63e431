import { createUtmOperation } from './attribution/create-utm.ts'
import { generateReferralOperation } from './attribution/generate-referral.ts'
import { getReferralOperation } from './referrals/get-referral.ts'
import { getUtmOperation } from './attribution/get-utm.ts'
import { listUtmLogOperation } from './attribution/list-utm-log.ts'
import { listUtmsOperation } from './attribution/list-utms.ts'
import { logUtmEventOperation } from './attribution/log-utm-event.ts'
import { saveUtmOperation } from './attribution/save-utm.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import type { Limit, Throttle } from '../platform/throttle/throttle.ts'

/** UTM records, referrals, and what visitors’ links tell. */
export function attributionOperations(deps: {
  configuration: { readonly utmLogs: Limit }
  database: Database
  clock: Clock
  throttle: Throttle
}) {
  const { database, clock, throttle, configuration } = deps
  return {
    logUtmEvent: logUtmEventOperation({ database, clock, throttle, limit: configuration.utmLogs }),
    listUtms: listUtmsOperation(database),
    listUtmLog: listUtmLogOperation(database),
    getUtm: getUtmOperation(database),
    generateReferral: generateReferralOperation({ database, clock }),
    getReferral: getReferralOperation({ database, clock }),
    createUtm: createUtmOperation({ database, clock }),
    saveUtm: saveUtmOperation(database),
  }
}
