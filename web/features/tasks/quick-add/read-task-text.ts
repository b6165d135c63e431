import { taskPriorities, type TaskPriority } from '@talentplace/contract/tasks/task-priority'
import { dayFrom } from '../quick-picks.ts'

export interface KnownPerson {
  readonly user_uuid: string
  readonly name: string
}

/** Finds a day in words: where it begins, how long it is, and which day (`YYYY-MM-DD`). */
export type FindDay = (text: string, today: string) => { index: number; length: number; day: string } | null

/** What a line is read as, before it is saved. */
export interface TaskReading {
  readonly name: string
  readonly due_date: string | null
  readonly priority: TaskPriority
  readonly people: readonly KnownPerson[]
  readonly recurrence: string | null
  /** What begins with @ and names nobody of the subscription. */
  readonly unknown: readonly string[]
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const repeated: readonly (readonly [RegExp, string])[] = [
  [/(^|\s)every (?:two weeks|other week|second week)(?=\s|$)/i, 'FREQ=WEEKLY;INTERVAL=2'],
  [/(^|\s)(?:every weekday|every working day)(?=\s|$)/i, 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
  [/(^|\s)(?:every day|daily)(?=\s|$)/i, 'FREQ=DAILY'],
  [/(^|\s)(?:every week|weekly)(?=\s|$)/i, 'FREQ=WEEKLY'],
  [/(^|\s)(?:every month|monthly)(?=\s|$)/i, 'FREQ=MONTHLY'],
  [/(^|\s)(?:every year|yearly)(?=\s|$)/i, 'FREQ=YEARLY'],
  ...weekdays.map(
    (day) =>
      [new RegExp(`(^|\\s)every ${day}(?=\\s|$)`, 'i'), `FREQ=WEEKLY;BYDAY=${day.slice(0, 2).toUpperCase()}`] as const,
  ),
]

function personOf(word: string, people: readonly KnownPerson[]): KnownPerson | undefined {
  const wanted = word.toLowerCase()
  const fits = (name: string) =>
    name
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]/gu, '')
      .startsWith(wanted)
  return people.find(({ name }) => fits(name))
}

/** The weekday of a rule that comes first, today included. */
function firstOf(rule: string, today: string): string | null {
  const day = /BYDAY=([A-Z]{2})$/.exec(rule)?.[1]
  if (day === undefined) return null
  const wanted = weekdays.findIndex((each) => each.slice(0, 2).toUpperCase() === day)
  return dayFrom(today, (wanted - new Date(`${today}T00:00:00Z`).getUTCDay() + 7) % 7)
}

/** `Call the printer tomorrow !high @Leah`: its name, day, priority, people and how often it is done again. */
export function readTaskText(
  line: string,
  { people, today, findDay }: { people: readonly KnownPerson[]; today: string; findDay: FindDay },
): TaskReading {
  let rest = line
  let priority: TaskPriority = 99
  rest = rest.replace(/(^|\s)!(high|medium|low|none)(?=\s|$)/gi, (_, before: string, word: string) => {
    priority = taskPriorities.find(({ name }) => name === word.toLowerCase())?.value ?? 99
    return before
  })
  const named: KnownPerson[] = []
  const unknown: string[] = []
  rest = rest.replace(/(^|\s)@([\p{L}\p{N}]+)/gu, (whole, before: string, word: string) => {
    const person = personOf(word, people)
    if (!person) {
      unknown.push(`@${word}`)
      return whole
    }
    if (!named.includes(person)) named.push(person)
    return before
  })
  const found = repeated.find(([pattern]) => pattern.test(rest))
  const recurrence = found?.[1] ?? null
  if (found) rest = rest.replace(found[0], '$1')
  const day = findDay(rest, today)
  if (day) rest = `${rest.slice(0, day.index)} ${rest.slice(day.index + day.length)}`
  return {
    name: rest.replaceAll(/\s+/g, ' ').trim(),
    due_date: day?.day ?? (recurrence === null ? null : (firstOf(recurrence, today) ?? today)),
    priority,
    people: named,
    recurrence,
    unknown,
  }
}
