import {
  getAgreementFile,
  getOwnAgreement,
  getOwnAgreementFile,
  listAgreements,
  signAgreement,
} from './agreement/agreement.routes.ts'
import {
  bookAppointment,
  cancelAppointment,
  getOwnAppointment,
  listAppointments,
  moveAppointment,
  settleAppointment,
} from './appointments/appointment.routes.ts'
import { finishCourses, finishLesson, getOwnCourse, listOwnCourses, sendQuiz } from './courses/course.routes.ts'
import { listScorecards, saveScorecard } from './scorecards/scorecard.routes.ts'
import {
  finishSkillTest,
  listOwnSkillTests,
  noteSkillTest,
  openSkillTest,
  saveSkillTestAnswer,
  startSkillTest,
} from './skill-tests/skill-test.routes.ts'
import {
  allowSkillTestAttempt,
  getSkillTests,
  listSkillTestItems,
  saveSkillTestItem,
} from './skill-tests/staff-skill-test.routes.ts'
import { getApplicationAnswers, saveApplicationAnswers } from './applications/answers.routes.ts'
import { getOwnApplication } from './applications/application.routes.ts'
import { decideApplication } from './deciding/decide.routes.ts'
import { getApplicationProfile, saveApplicationProfile } from './joining/profile.routes.ts'
import {
  confirmStart,
  requestResumeLink,
  resumeApplication,
  sendOwnResumeLink,
  startApplication,
} from './joining/start.routes.ts'
import { applyAgain, submitApplication } from './joining/submit.routes.ts'
import { getApplicationSkills, saveApplicationSkills } from './applications/skills.routes.ts'
import { listAssistantApplications } from './applications/staff-application.routes.ts'
import { withdrawApplication } from './applications/withdraw.routes.ts'

/** Every operation of the feature. */
export const applicationsOperations = {
  getOwnApplication,
  getOwnAppointment,
  bookAppointment,
  moveAppointment,
  cancelAppointment,
  listAppointments,
  settleAppointment,
  getOwnAgreement,
  signAgreement,
  getOwnAgreementFile,
  listAgreements,
  getAgreementFile,
  listScorecards,
  saveScorecard,
  listOwnSkillTests,
  startSkillTest,
  openSkillTest,
  saveSkillTestAnswer,
  noteSkillTest,
  finishSkillTest,
  getSkillTests,
  allowSkillTestAttempt,
  listSkillTestItems,
  saveSkillTestItem,
  getApplicationAnswers,
  saveApplicationAnswers,
  getApplicationSkills,
  saveApplicationSkills,
  withdrawApplication,
  startApplication,
  confirmStart,
  requestResumeLink,
  sendOwnResumeLink,
  resumeApplication,
  getApplicationProfile,
  saveApplicationProfile,
  submitApplication,
  applyAgain,
  listAssistantApplications,
  decideApplication,
  listOwnCourses,
  getOwnCourse,
  finishLesson,
  sendQuiz,
  finishCourses,
} as const
