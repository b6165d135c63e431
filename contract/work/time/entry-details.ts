import * as t from '../messages/time.ts'
import { z } from 'zod'
import { humanText } from '../../shared/human-text.ts'

interface EntryText {
  readonly max: number
  /** As screens call it, in facts and history. */
  readonly label: () => string
  /** As files call it. */
  readonly heading: string
}

/**
 * What is written about worked time. Each text is a column of `time_entries` of this name, and empty where nothing is written; entering,
 * storing, reading, the history, CSV and PDF follow from here (CONTRIBUTING.md: "Add a field to a time entry").
 */
export const entryTexts = {
  description: { max: 1000, label: t.work, heading: 'Description' },
} as const satisfies Record<string, EntryText>

type TextName = keyof typeof entryTexts
export const entryTextNames = Object.keys(entryTexts) as TextName[]

const eachText = <Value>(of: (text: EntryText) => Value) =>
  Object.fromEntries(entryTextNames.map((name) => [name, of(entryTexts[name])])) as Record<TextName, Value>

export const entryTextLabels = eachText(({ label }) => label)

/** What a person says of worked time, besides what it is for and when it was. */
export const enteredDetails = {
  ...eachText(({ max }) => humanText().max(max).default('')),
  billable: z.boolean().default(true),
}

/** Its texts as they are answered. */
export const storedTexts = eachText(() => z.string())

const details = z.object(enteredDetails)
export type EntryDetails = z.output<typeof details>

/** What nobody has said anything of yet. */
export const blankDetails = details.parse({})

const detailNames = Object.keys(enteredDetails) as (keyof EntryDetails)[]

/** Of an entry, a row or what was entered, the details alone. */
export const detailsOf = (of: EntryDetails) =>
  Object.fromEntries(detailNames.map((name) => [name, of[name]])) as unknown as EntryDetails
