import * as t from '../messages/brief-questions.ts'
import { isInvisible } from '../../shared/invisible.ts'
/*
 * Names and words only, no schemas: pages show these before the validation library has loaded.
 */

/** How a question is answered: in a line, in as many lines as it needs, or by one of its options. */
export type RequirementType = 'text' | 'long_text' | 'choice'

export interface RequirementField {
  readonly name: string
  readonly label: () => string
  /** What an answer looks like, by an example. */
  readonly help: () => string
  readonly type: RequirementType
  /** Of a choice; an answer is the `value` of one of them. */
  readonly options: readonly { readonly value: string; readonly title: () => string }[]
  /** Has to be answered before the form is sent; a draft may leave it open. */
  readonly required: boolean
  /** Characters. */
  readonly longest: number
}

/** C1 Ours: what a client is asked before the work begins, in the order of the form. */
export const requirementFields = [
  {
    name: 'tasks',
    label: t.tasks,
    help: t.tasksExample,
    type: 'long_text',
    options: [],
    required: true,
    longest: 4000,
  },
  {
    name: 'tools',
    label: t.tools,
    help: t.toolsExample,
    type: 'long_text',
    options: [],
    required: true,
    longest: 2000,
  },
  {
    name: 'working_hours',
    label: t.workingHours,
    help: t.workingHoursExample,
    type: 'text',
    options: [],
    required: true,
    longest: 300,
  },
  {
    name: 'check_ins',
    label: t.checkIns,
    help: t.checkInsNote,
    type: 'choice',
    options: [
      { value: 'daily', title: t.daily },
      { value: 'twice_weekly', title: t.twiceWeekly },
      { value: 'weekly', title: t.weekly },
      { value: 'as_needed', title: t.asNeeded },
    ],
    required: false,
    longest: 40,
  },
  {
    name: 'communication',
    label: t.communication,
    help: t.communicationExample,
    type: 'long_text',
    options: [],
    required: false,
    longest: 2000,
  },
  {
    name: 'must_haves',
    label: t.mustHaves,
    help: t.mustHavesExample,
    type: 'long_text',
    options: [],
    required: false,
    longest: 2000,
  },
  {
    name: 'nice_to_haves',
    label: t.niceToHaves,
    help: t.niceToHavesExample,
    type: 'long_text',
    options: [],
    required: false,
    longest: 2000,
  },
  {
    name: 'success',
    label: t.success,
    help: t.successExample,
    type: 'long_text',
    options: [],
    required: true,
    longest: 2000,
  },
] as const satisfies readonly RequirementField[]

export type RequirementName = (typeof requirementFields)[number]['name']

/** Every question with its answer; empty where there is none. */
export type RequirementAnswers = Readonly<Record<RequirementName, string>>

/** The answers that `given` has, and nothing for the other questions. */
export function answersOf(given: Readonly<Record<string, unknown>>): RequirementAnswers {
  const entries = requirementFields.map(({ name }) => [name, typeof given[name] === 'string' ? given[name] : ''])
  return Object.fromEntries(entries) as RequirementAnswers
}

/** The questions that are answered differently. */
export function changedAnswers(one: RequirementAnswers, other: RequirementAnswers): RequirementName[] {
  return requirementFields.map(({ name }) => name).filter((name) => one[name] !== other[name])
}

/** The questions that have to be answered before the form is sent, and aren't. */
export function missingAnswers(answers: RequirementAnswers): RequirementName[] {
  return requirementFields
    .filter(({ name, required }) => required && isInvisible(answers[name]))
    .map(({ name }) => name)
}
