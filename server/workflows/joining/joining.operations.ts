import { applyAgainOperation } from './apply-again.ts'
import { confirmStartOperation } from './confirm-start.ts'
import { getApplicationProfileOperation } from './get-application-profile.ts'
import type { JoiningDeps } from './joining-deps.ts'
import { requestResumeLinkOperation } from './request-resume-link.ts'
import { resumeApplicationOperation } from './resume-application.ts'
import { saveApplicationProfileOperation } from './save-application-profile.ts'
import { sendOwnResumeLinkOperation } from './send-own-resume-link.ts'
import { startApplicationOperation } from './start-application.ts'
import { submitApplicationOperation } from './submit-application.ts'

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
