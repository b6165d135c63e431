import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import { getApplicationAnswersOperation } from './applications/get-application-answers.ts'
import { getApplicationSkillsOperation } from './applications/get-application-skills.ts'
import { getOwnApplicationOperation } from './applications/get-own-application.ts'
import { finishCoursesOperation } from './courses/finish-courses.ts'
import { finishLessonOperation } from './courses/finish-lesson.ts'
import { getOwnCourseOperation } from './courses/get-own-course.ts'
import { listOwnCoursesOperation } from './courses/list-own-courses.ts'
import { listScorecardsOperation } from './scorecards/list-scorecards.ts'
import { saveScorecardOperation } from './scorecards/save-scorecard.ts'
import { allowSkillTestAttemptOperation } from './skill-tests/allow-skill-test-attempt.ts'
import { finishSkillTestOperation } from './skill-tests/finish-skill-test.ts'
import { getSkillTestsOperation } from './skill-tests/get-skill-tests.ts'
import { listOwnSkillTestsOperation } from './skill-tests/list-own-skill-tests.ts'
import { listSkillTestItemsOperation } from './skill-tests/list-skill-test-items.ts'
import { noteSkillTestOperation } from './skill-tests/note-skill-test.ts'
import { openSkillTestOperation } from './skill-tests/open-skill-test.ts'
import { saveSkillTestAnswerOperation } from './skill-tests/save-skill-test-answer.ts'
import { saveSkillTestItemOperation } from './skill-tests/save-skill-test-item.ts'
import { startSkillTestOperation } from './skill-tests/start-skill-test.ts'
import { listAssistantApplicationsOperation } from './applications/list-assistant-applications.ts'
import { saveApplicationAnswersOperation } from './applications/save-application-answers.ts'
import { saveApplicationSkillsOperation } from './applications/save-application-skills.ts'
import { withdrawApplicationOperation } from './applications/withdraw-application.ts'

/** How someone joins: the application, its steps, and how staff decide. */
export function applicationsOperations(deps: { database: Database; clock: Clock }) {
  return {
    getOwnApplication: getOwnApplicationOperation(deps),
    listScorecards: listScorecardsOperation(deps),
    saveScorecard: saveScorecardOperation(deps),
    listOwnSkillTests: listOwnSkillTestsOperation(deps),
    startSkillTest: startSkillTestOperation(deps),
    openSkillTest: openSkillTestOperation(deps),
    saveSkillTestAnswer: saveSkillTestAnswerOperation(deps),
    noteSkillTest: noteSkillTestOperation(deps),
    finishSkillTest: finishSkillTestOperation(deps),
    getSkillTests: getSkillTestsOperation(deps),
    allowSkillTestAttempt: allowSkillTestAttemptOperation(deps),
    listSkillTestItems: listSkillTestItemsOperation(deps),
    saveSkillTestItem: saveSkillTestItemOperation(deps),
    getApplicationAnswers: getApplicationAnswersOperation(deps),
    saveApplicationAnswers: saveApplicationAnswersOperation(deps),
    getApplicationSkills: getApplicationSkillsOperation(deps),
    saveApplicationSkills: saveApplicationSkillsOperation(deps),
    withdrawApplication: withdrawApplicationOperation(deps),
    listAssistantApplications: listAssistantApplicationsOperation(deps),
    listOwnCourses: listOwnCoursesOperation(deps),
    getOwnCourse: getOwnCourseOperation(deps),
    finishLesson: finishLessonOperation(deps),
    finishCourses: finishCoursesOperation(deps),
  }
}
