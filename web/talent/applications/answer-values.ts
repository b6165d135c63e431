import { someAnswers, type ApplicationAnswers } from '@talentplace/contract/talent/applications/answers.routes'
import { schemaIssues } from '../../ui/form/issues.ts'

/** The answers as they are typed. */
export interface AnswerValues {
  readonly work_country: string
  readonly work_right: string
  readonly experience_years: string
  readonly experience: string
  readonly weekly_hours: string
  readonly computer: string
  readonly internet_mbps: string
  readonly headset: boolean
  readonly quiet_place: boolean
}

const typed = (number: number | null) => (number === null ? '' : String(number))

export function valuesOf(answers: ApplicationAnswers): AnswerValues {
  return {
    ...answers,
    work_country: answers.work_country ?? '',
    work_right: answers.work_right ?? '',
    experience_years: typed(answers.experience_years),
    weekly_hours: typed(answers.weekly_hours),
    internet_mbps: typed(answers.internet_mbps),
  }
}

const numberOf = (text: string) => (text.trim() === '' ? null : Number(text.trim().replace(',', '.')))

/** What is sent of them; the contract checks it. */
export function answersOf(values: AnswerValues): ApplicationAnswers {
  return {
    ...values,
    work_country: (values.work_country || null) as ApplicationAnswers['work_country'],
    work_right: (values.work_right || null) as ApplicationAnswers['work_right'],
    experience_years: numberOf(values.experience_years),
    weekly_hours: numberOf(values.weekly_hours),
    internet_mbps: numberOf(values.internet_mbps),
  }
}

/** What can't be saved as it is typed, by field. */
export const answerIssues = (values: AnswerValues) => schemaIssues(someAnswers, answersOf(values))
