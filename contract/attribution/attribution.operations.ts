import { createUtm, generateReferral, getUtm, listUtmLog, listUtms, logUtmEvent, saveUtm } from './utm.routes.ts'

/** Every operation of the feature. */
export const attributionOperations = {
  logUtmEvent,
  listUtms,
  listUtmLog,
  getUtm,
  generateReferral,
  createUtm,
  saveUtm,
} as const
