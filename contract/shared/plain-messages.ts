import * as ui from './messages/ui.ts'
import { config } from 'zod'
import type { $ZodRawIssue } from 'zod/v4/core'

/*
 * Import this before input is checked: where a schema names no message of its own, people read these instead of the
 * validation library's words. One map for contract, server and web.
 */

const maxListed = 12

const formats: Readonly<Record<string, string>> = {
  email: 'Enter a valid email address',
  url: 'Enter a full web address, such as https://example.com',
  uuid: 'This isn’t an id we know the form of',
  date: 'Enter a date as YYYY-MM-DD',
  datetime: 'Enter a date and time such as 2027-01-15T18:00:00Z',
  time: 'Enter a time as HH:MM',
  regex: 'This isn’t in the form we expect',
}

const kinds: Readonly<Record<string, string>> = {
  string: 'Enter text',
  number: 'Enter a number',
  int: 'Enter a whole number',
  boolean: 'Must be true or false',
  array: 'Must be a list',
  object: 'Must be an object',
  record: 'Must be an object',
  date: 'Enter a date',
}

type Issue<Code extends $ZodRawIssue['code']> = Extract<$ZodRawIssue, { code: Code }>

const sized = (count: number | bigint, one: string) => `${count} ${one}${Number(count) === 1 ? '' : 's'}`

function tooBig({ origin, maximum, inclusive, exact }: Issue<'too_big'>): string {
  const bound = exact ? 'exactly' : 'at most'
  if (origin === 'string') return `Use ${bound} ${sized(maximum, 'character')}`
  if (origin === 'array') return `Choose ${bound} ${maximum}`
  return inclusive === false ? `Must be less than ${maximum}` : `Must be ${maximum} or less`
}

function tooSmall({ origin, minimum, inclusive, exact }: Issue<'too_small'>): string {
  const least = exact ? 'exactly' : 'at least'
  if (origin === 'string') return Number(minimum) === 1 ? ui.required() : `Use ${least} ${sized(minimum, 'character')}`
  if (origin === 'array') return `Choose ${least} ${minimum}`
  return inclusive === false ? `Must be more than ${minimum}` : `Must be ${minimum} or more`
}

function oneOf(values: readonly unknown[]): string {
  if (values.length === 0 || values.length > maxListed) return 'Choose one of the listed values'
  return values.length === 1 ? `Must be ${String(values[0])}` : `Choose one of ${values.map(String).join(', ')}`
}

/** Amounts are integer cents and named so, wherever they stand. */
const isCents = ({ path }: $ZodRawIssue): boolean => String(path?.at(-1)).endsWith('_cents')

/** JSON has no NaN: it is what a form makes of an amount that it can't read, and people don't type cents. */
function noCents(input: unknown): string {
  return Number.isNaN(input) ? 'Must be an amount, e.g. 42.50' : 'Must be a whole number of cents'
}

/** What a person is told of a value that a schema refuses; never echoes what they sent. */
export function plainMessage(issue: $ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return ui.required()
      return isCents(issue) ? noCents(issue.input) : (kinds[issue.expected] ?? 'This isn’t in the form we expect')
    case 'invalid_format':
      return formats[issue.format] ?? 'This isn’t in the form we expect'
    case 'invalid_value':
      return issue.input === undefined || issue.input === null || issue.input === ''
        ? ui.required()
        : oneOf(issue.values)
    case 'too_big':
      return tooBig(issue)
    case 'too_small':
      return tooSmall(issue)
    case 'not_multiple_of':
      return `Must be a multiple of ${issue.divisor}`
    case 'unrecognized_keys':
      return 'Has parts that we don’t know'
    default:
      return issue.input === undefined ? ui.required() : 'This isn’t in the form we expect'
  }
}

config({ customError: plainMessage })
