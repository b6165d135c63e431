import { applyAgainOperation } from './joining/apply-again.ts'
import { confirmStartOperation } from './joining/confirm-start.ts'
import { getApplicationProfileOperation } from './joining/get-application-profile.ts'
import type { JoiningDeps } from './joining/joining-deps.ts'
import { requestResumeLinkOperation } from './joining/request-resume-link.ts'
import { resumeApplicationOperation } from './joining/resume-application.ts'
import { saveApplicationProfileOperation } from './joining/save-application-profile.ts'
import { sendOwnResumeLinkOperation } from './joining/send-own-resume-link.ts'
import { startApplicationOperation } from './joining/start-application.ts'
import { submitApplicationOperation } from './joining/submit-application.ts'

/** How an application begins, is come back to, and is handed in. */
export function joiningOperations(deps: JoiningDeps) {
  return {
    startApplication: startApplicationOperation(deps),
    confirmStart: confirmStartOperation(deps),
    requestResumeLink: requestResumeLinkOperation(deps),
    sendOwnResumeLink: sendOwnResumeLinkOperation(deps),
    resumeApplication: resumeApplicationOperation(deps),
    getApplicationProfile: getApplicationProfileOperation(deps),
    saveApplicationProfile: saveApplicationProfileOperation(deps),
    submitApplication: submitApplicationOperation(deps),
    applyAgain: applyAgainOperation(deps),
  }
}
