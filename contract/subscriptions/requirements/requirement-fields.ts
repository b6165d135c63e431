import { isInvisible } from '../../shared/invisible.ts'
/*
 * Names and words only, no schemas: pages show these before the validation library has loaded.
 */

/** How a question is answered: in a line, in as many lines as it needs, or by one of its options. */
export type RequirementType = 'text' | 'long_text' | 'choice'

export interface RequirementField {
  readonly name: string
  readonly label: string
  /** What an answer looks like, by an example. */
  readonly help: string
  readonly type: RequirementType
  /** Of a choice; an answer is the `value` of one of them. */
  readonly options: readonly { readonly value: string; readonly title: string }[]
  /** Has to be answered before the form is sent; a draft may leave it open. */
  readonly required: boolean
  /** Characters. */
  readonly longest: number
}

/** C1 Ours: what a client is asked before the work begins, in the order of the form. */
export const requirementFields = [
  {
    name: 'tasks',
    label: 'What should your assistant take over?',
    help: 'For example: answer customer emails each morning, send invoices on Fridays, keep my calendar.',
    type: 'long_text',
    options: [],
    required: true,
    longest: 4000,
  },
  {
    name: 'tools',
    label: 'Which tools do you use, and how will they get access?',
    help: 'For example: QuickBooks Online, I’ll invite them as a user; Gmail, by delegation. Please, no passwords here.',
    type: 'long_text',
    options: [],
    required: true,
    longest: 2000,
  },
  {
    name: 'working_hours',
    label: 'When should they work?',
    help: 'For example: mornings, Monday to Thursday, 9 to 12 in Toronto.',
    type: 'text',
    options: [],
    required: true,
    longest: 300,
  },
  {
    name: 'check_ins',
    label: 'How often do you want to talk?',
    help: 'You can change this with your assistant at any time.',
    type: 'choice',
    options: [
      { value: 'daily', title: 'Every working day' },
      { value: 'twice_weekly', title: 'Twice a week' },
      { value: 'weekly', title: 'Once a week' },
      { value: 'as_needed', title: 'When there is something to talk about' },
    ],
    required: false,
    longest: 40,
  },
  {
    name: 'communication',
    label: 'How do you like to work together?',
    help: 'For example: short messages on Slack, a call only when it is urgent, answers within the day.',
    type: 'long_text',
    options: [],
    required: false,
    longest: 2000,
  },
  {
    name: 'must_haves',
    label: 'What can’t you do without?',
    help: 'For example: two years with bookkeeping, written English without mistakes.',
    type: 'long_text',
    options: [],
    required: false,
    longest: 2000,
  },
  {
    name: 'nice_to_haves',
    label: 'What would be a bonus?',
    help: 'For example: some French, knows Shopify, has worked for a small shop.',
    type: 'long_text',
    options: [],
    required: false,
    longest: 2000,
  },
  {
    name: 'success',
    label: 'What should be different after 30 days?',
    help: 'For example: the inbox is empty every evening, and I no longer work on Saturdays.',
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
