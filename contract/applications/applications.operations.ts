import {
  getAgreementFile,
  getOwnAgreement,
  getOwnAgreementFile,
  listAgreements,
  signAgreement,
} from './agreement/agreement.routes.ts'
import { getOwnApplication } from './application.routes.ts'
import {
  bookAppointment,
  cancelAppointment,
  getOwnAppointment,
  listAppointments,
  moveAppointment,
  settleAppointment,
} from './appointments/appointment.routes.ts'
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
} as const
