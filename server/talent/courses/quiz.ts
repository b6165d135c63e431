import type { OwnCourse } from '@talentplace/contract/talent/courses/course.routes'
import type { Course, Question } from './course.ts'

type Quiz = NonNullable<OwnCourse['quiz']>

const turned = <T>(items: readonly T[], by: number): T[] => {
  const at = by % items.length
  return [...items.slice(at), ...items.slice(0, at)]
}

/** The questions of a try: another one is left out each time, and they come in another order. */
export function quizQuestions({ questions }: Pick<Course, 'questions'>, attempt: number): Question[] {
  return turned(questions, attempt).slice(0, -1)
}

/** The quiz of a try as it is shown: without what is right, the options in another order each time. */
export function toQuizView(course: Pick<Course, 'questions'>, attempt: number): Quiz {
  const questions = quizQuestions(course, attempt).map(({ key, question, options }, at) => ({
    key,
    question,
    options: turned(
      options.map((text, id) => ({ id, text })),
      attempt + at,
    ),
  }))
  return { attempt, questions }
}

/** The questions of a try that weren’t answered rightly, those without an answer among them. */
export function wrongAnswers(
  course: Pick<Course, 'questions'>,
  { attempt, answers }: { attempt: number; answers: readonly { question: string; option: number }[] },
): { questions: Question[]; wrong: Question[] } {
  const given = new Map(answers.map(({ question, option }) => [question, option]))
  const questions = quizQuestions(course, attempt)
  return { questions, wrong: questions.filter(({ key, right }) => given.get(key) !== right) }
}
