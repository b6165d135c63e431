import { ownAgreement, signature } from './agreement/agreement.routes.ts'
import { someAnswers, storedAnswers } from './applications/answers.routes.ts'
import { ownApplication } from './applications/application.routes.ts'
import { appointment, ownAppointment } from './appointments/appointment.routes.ts'
import { course, listed, ownCourses } from './courses/course.routes.ts'
import { storedProfile } from './joining/profile.routes.ts'
import { scores } from './scorecards/criteria.ts'
import { scorecard } from './scorecards/scorecard.routes.ts'
import { quizItem, givenAnswer } from './skill-tests/skill-test-item.ts'
import { runningTest, testResult } from './skill-tests/skill-test.routes.ts'
import { staffSkillTests } from './skill-tests/staff-skill-test.routes.ts'
import { namedSkill, storedSkills } from './applications/skills.routes.ts'

/** The names that schemas which the feature’s operations share have in the OpenAPI document. */
export const applicationsSchemas = {
  AgreementSignature: signature,
  ApplicationAnswers: someAnswers,
  ApplicationProfile: storedProfile,
  ApplicationSkill: namedSkill,
  ApplicationSkills: storedSkills,
  Appointment: appointment,
  Course: course,
  CourseSummary: listed,
  OwnAgreement: ownAgreement,
  OwnApplication: ownApplication,
  OwnAppointment: ownAppointment,
  OwnCourses: ownCourses,
  RunningSkillTest: runningTest,
  Scorecard: scorecard,
  ScorecardScores: scores,
  SkillTestAnswer: givenAnswer,
  SkillTestItem: quizItem,
  SkillTestResult: testResult,
  StaffSkillTests: staffSkillTests,
  StoredApplicationAnswers: storedAnswers,
}
