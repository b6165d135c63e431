import { z } from 'zod'
import { operation } from '../../shared/operation.ts'
import { ownApplication } from '../applications/application.routes.ts'
import { agreeToUse, dataConsentVersions } from '../applications/data-consent.ts'

/** All that is required is there; else 409 `incomplete` says which step isn’t done. */
export const submitApplication = operation({
  name: 'applications.submitApplication',
  method: 'POST',
  path: '/applications/self/submit',
  summary: 'Hand in one’s application',
  caller: ['virtualassistant'],
  reply: ownApplication,
  failures: ['404 not_found', '409 application_ended', '409 incomplete'],
})

/** After a withdrawal, or from the day on that staff named; 409 `too_early` before, `application_open` while there is one. */
export const applyAgain = operation({
  name: 'applications.applyAgain',
  method: 'POST',
  path: '/applications/self/again',
  summary: 'Apply once more; the answers of last time are there to be changed',
  caller: ['virtualassistant'],
  body: z.object({ data_version: z.enum(dataConsentVersions, agreeToUse) }),
  reply: ownApplication,
  failures: ['404 not_found', '409 application_open', '409 impossible_state', '409 too_early'],
})
