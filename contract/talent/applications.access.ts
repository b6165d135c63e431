import { anonymous, open } from '../testing/access-rows.ts'
import type { AccessRow } from '../testing/access.ts'
import type { applicationsOperations } from './applications.operations.ts'

const viewers = (status: number) => ({ 'admin with admin_virtualassistant.view': status, 'super admin': status })
const editors = (status: number) => ({ 'admin with admin_virtualassistant.edit': status, 'super admin': status })

const ofApplicant: AccessRow = { own: { ...anonymous, assistant: 200, others: 403 } }
const read: AccessRow = { own: { ...anonymous, ...viewers(200), others: 403 } }
const readOne: AccessRow = { ...read, absent: { ...anonymous, ...viewers(404), others: 403 } }
const ownAttempts: AccessRow = {
  ...ofApplicant,
  foreign: { ...anonymous, assistant: 404, others: 403 },
  absent: { ...anonymous, assistant: 404, others: 403 },
}
const change: AccessRow = {
  own: { ...anonymous, ...editors(200), others: 403 },
  absent: { ...anonymous, ...editors(404), others: 403 },
}

/** What the running server must answer, for every operation of the feature, actor and object. */
export const applicationsAccess: Readonly<Record<keyof typeof applicationsOperations, AccessRow>> = {
  getOwnApplication: ofApplicant,
  getApplicationAnswers: ofApplicant,
  saveApplicationAnswers: ofApplicant,
  getApplicationSkills: ofApplicant,
  saveApplicationSkills: ofApplicant,
  withdrawApplication: ofApplicant,
  startApplication: open,
  confirmStart: open,
  requestResumeLink: open,
  sendOwnResumeLink: ofApplicant,
  resumeApplication: open,
  getApplicationProfile: ofApplicant,
  saveApplicationProfile: ofApplicant,
  submitApplication: ofApplicant,
  // The world’s own assistant works with us: nothing to apply for.
  applyAgain: { own: { ...anonymous, assistant: 409, others: 403 } },
  listAssistantApplications: readOne,
  decideApplication: change,
  getOwnAppointment: ofApplicant,
  bookAppointment: ofApplicant,
  moveAppointment: ofApplicant,
  cancelAppointment: ofApplicant,
  listAppointments: read,
  settleAppointment: change,
  getOwnAgreement: ofApplicant,
  signAgreement: ofApplicant,
  getOwnAgreementFile: ofApplicant,
  listAgreements: readOne,
  getAgreementFile: readOne,
  listScorecards: readOne,
  saveScorecard: change,
  listOwnSkillTests: ofApplicant,
  startSkillTest: ofApplicant,
  openSkillTest: ownAttempts,
  saveSkillTestAnswer: ownAttempts,
  noteSkillTest: ownAttempts,
  finishSkillTest: ownAttempts,
  getSkillTests: readOne,
  allowSkillTestAttempt: change,
  listSkillTestItems: read,
  saveSkillTestItem: change,
  listOwnCourses: ofApplicant,
  getOwnCourse: ofApplicant,
  finishLesson: ofApplicant,
  sendQuiz: ofApplicant,
  finishCourses: ofApplicant,
}
