import * as t from './messages/fields.ts'
import * as ui from './messages/ui.ts'
import { config } from 'zod'
import type { $ZodRawIssue } from 'zod/v4/core'

/*
 * Import this before input is checked: where a schema names no message of its own, people read these instead of the
 * validation library's words. One map for contract, server and web.
 */

const maxListed = 12

const formats: Readonly<Record<string, () => string>> = {
  email: () => t.emailForm(),
  url: () => t.urlForm({ example: 'https://example.com' }),
  uuid: () => t.idForm(),
  date: () => t.dateForm(),
  datetime: () => t.instantForm({ example: '2027-01-15T18:00:00Z' }),
  time: () => t.timeForm({ example: '22:00' }),
}

const kinds: Readonly<Record<string, () => string>> = {
  string: () => t.text(),
  number: () => t.number(),
  int: () => t.wholeNumber(),
  boolean: () => t.trueOrFalse(),
  array: () => t.list(),
  object: () => t.object(),
  record: () => t.object(),
  date: () => t.date(),
}

type Issue<Code extends $ZodRawIssue['code']> = Extract<$ZodRawIssue, { code: Code }>

/** Amounts are integer cents and named so, wherever they stand. */
const isCents = ({ path }: $ZodRawIssue): boolean => String(path?.at(-1)).endsWith('_cents')

function tooBig(issue: Issue<'too_big'>): string {
  const { origin, inclusive, exact } = issue
  const bound = Number(issue.maximum)
  if (origin === 'string') return exact ? t.exactCharacters({ count: bound }) : t.atMostCharacters({ count: bound })
  if (origin === 'array') return exact ? t.chooseExactly({ count: bound }) : t.chooseAtMost({ count: bound })
  if (isCents(issue)) return t.tooMuch()
  return inclusive === false ? t.lessThan({ bound }) : t.orLess({ bound })
}

function tooSmall(issue: Issue<'too_small'>): string {
  const { origin, inclusive, exact } = issue
  const bound = Number(issue.minimum)
  if (origin === 'string' && bound === 1 && !exact) return ui.required()
  if (origin === 'string') return exact ? t.exactCharacters({ count: bound }) : t.atLeastCharacters({ count: bound })
  if (origin === 'array') return exact ? t.chooseExactly({ count: bound }) : t.chooseAtLeast({ count: bound })
  if (isCents(issue) && bound === (inclusive === false ? 0 : 1)) return t.moreThanNothing()
  return inclusive === false ? t.moreThan({ bound }) : t.orMore({ bound })
}

function oneOf(values: readonly unknown[]): string {
  if (values.length === 0 || values.length > maxListed) return t.oneOfListed()
  return values.length === 1
    ? t.mustBe({ value: String(values[0]) })
    : t.oneOf({ values: values.map(String).join(', ') })
}

/** JSON has no NaN: it is what a form makes of an amount that it can't read, and people don't type cents. */
function noCents(input: unknown): string {
  return Number.isNaN(input) ? t.amount({ example: '42.50' }) : t.cents()
}

/** What a person is told of a value that a schema refuses; never echoes what they sent. */
export function plainMessage(issue: $ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return ui.required()
      return isCents(issue) ? noCents(issue.input) : (kinds[issue.expected] ?? t.unexpectedForm)()
    case 'invalid_format':
      return (formats[issue.format] ?? t.unexpectedForm)()
    case 'invalid_value':
      return issue.input === undefined || issue.input === null || issue.input === ''
        ? ui.required()
        : oneOf(issue.values)
    case 'too_big':
      return tooBig(issue)
    case 'too_small':
      return tooSmall(issue)
    case 'not_multiple_of':
      return t.multipleOf({ of: Number(issue.divisor) })
    case 'unrecognized_keys':
      return t.unknownParts()
    default:
      return issue.input === undefined ? ui.required() : t.unexpectedForm()
  }
}

config({ customError: plainMessage })
