import { getReferral } from './referrals/referral.routes.ts'
import {
  createUtm,
  generateReferral,
  getUtm,
  listUtmLog,
  listUtms,
  logUtmEvent,
  saveUtm,
} from './attribution/utm.routes.ts'

/** Every operation of the feature. */
export const attributionOperations = {
  logUtmEvent,
  listUtms,
  listUtmLog,
  getUtm,
  generateReferral,
  getReferral,
  createUtm,
  saveUtm,
} as const
