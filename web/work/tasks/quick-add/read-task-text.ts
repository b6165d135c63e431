import { foldedLetters } from '@talentplace/contract/shared/folded-text'
import { taskPriorities, type TaskPriority } from '@talentplace/contract/work/tasks/task-priority'
import { nameWithout } from './name-without.ts'
import { readDay } from './read-day.ts'
import { readMentions, type KnownPerson } from './read-mentions.ts'
import { firstDayOf, readRecurrence } from './read-recurrence.ts'

interface Words {
  /** The same while the line is typed on: what it is, its words, and which of the same. */
  readonly key: string
  readonly index: number
  readonly text: string
}

type Meaning =
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'recurrence'; readonly rule: string }
  | { readonly kind: 'priority'; readonly priority: TaskPriority }
  | { readonly kind: 'person'; readonly person: KnownPerson }

/** Words of the line that are no part of the name. */
export type Chip = Words & Meaning

/** A name that several people have: nobody is chosen for it. */
export interface Unclear extends Words {
  readonly people: readonly KnownPerson[]
}

/** What a line is read as, before it is saved. */
export interface TaskReading {
  readonly name: string
  readonly due_date: string | null
  readonly priority: TaskPriority
  readonly people: readonly KnownPerson[]
  readonly recurrence: string | null
  readonly chips: readonly Chip[]
  readonly unclear: readonly Unclear[]
  /** What begins with @ and names nobody of the subscription. */
  readonly unknown: readonly string[]
}

export interface ReadBy {
  readonly people: readonly KnownPerson[]
  /** `YYYY-MM-DD`, empty while it isn't known: then no day is read. */
  readonly today: string
  /** Keys of chips whose words go back into the name. */
  readonly dismissed?: ReadonlySet<string>
  /** Who is meant by an unclear name, by its key. */
  readonly chosen?: ReadonlyMap<string, string>
}

/** A time of day, which tasks don't have: it stays in the name, and a day may stand before it. */
const timeAtEnd =
  /\s(?:at |à |vers )?(?:\d{1,2}(?::\d\d)? ?[ap]\.?m\.?|\d{1,2}:\d\d|\d{1,2} ?h(?: ?\d\d)?|noon|midnight|midi|minuit)[.,;!?]*$/i

const frenchPriorities: Readonly<Record<string, string>> = {
  elevee: 'high',
  haute: 'high',
  moyenne: 'medium',
  faible: 'low',
  basse: 'low',
  aucune: 'none',
}

function readPriorities(line: string): (Omit<Words, 'key'> & Meaning)[] {
  const found = [
    ...line.matchAll(
      /(?<=^|\s)!(high|medium|low|none|[ée]lev[ée]e|haute|moyenne|faible|basse|aucune)(?=[.,;:!?]*(?:\s|$))/gi,
    ),
  ].map(({ 0: text, 1: word = '', index }) => ({
    kind: 'priority' as const,
    index,
    text,
    priority:
      taskPriorities.find(({ name }) => name === (frenchPriorities[foldedLetters(word)] ?? word.toLowerCase()))
        ?.value ?? 99,
  }))
  // Two that contradict each other say nothing for certain.
  return new Set(found.map(({ priority }) => priority)).size > 1 ? [] : found
}

/** A day and a rhythm at the end of the line, whatever marks stand behind or between them. */
function readEnd(line: string, marks: readonly Omit<Words, 'key'>[], today: string): (Omit<Words, 'key'> & Meaning)[] {
  const found: (Omit<Words, 'key'> & Meaning)[] = []
  let end = line.trimEnd().length
  let hasTime = false
  for (;;) {
    const text = line.slice(0, end).trimEnd()
    const mark = marks.find(
      ({ index, text: words }) => /^[.,;:!?…\s]*$/.test(text.slice(index + words.length)) && index < end,
    )
    const day = found.some(({ kind }) => kind === 'day') ? null : readDay(text, today)
    const rhythm = found.some(({ kind }) => kind === 'recurrence') ? null : readRecurrence(text)
    const time = hasTime ? null : timeAtEnd.exec(text)
    if (mark) end = mark.index
    else if (rhythm) {
      found.push({ kind: 'recurrence', ...rhythm })
      end = rhythm.index
    } else if (day) {
      found.push({ kind: 'day', ...day })
      end = day.index
    } else if (time) {
      hasTime = true
      end = time.index
    } else return found
  }
}

function withKeys<T extends Omit<Words, 'key'> & { kind: string }>(found: readonly T[]): (T & Words)[] {
  const seen = new Map<string, number>()
  return found
    .toSorted((a, b) => a.index - b.index)
    .map((each) => {
      const name = `${each.kind} ${each.text.toLowerCase()}`
      const count = seen.get(name) ?? 0
      seen.set(name, count + 1)
      return { ...each, key: `${name} ${count}` }
    })
}

/**
 * `Call the printer tomorrow !high @Leah`: its name, day, priority, people and how often it is done again. Words are taken out of the name
 * only where nothing else can be meant.
 */
export function readTaskText(
  line: string,
  { people, today, dismissed = new Set(), chosen = new Map() }: ReadBy,
): TaskReading {
  const mentions = readMentions(line, people).map((each) => ({
    ...each,
    kind: 'person' as const,
    text: line.slice(each.index, each.index + each.length),
  }))
  const priorities = readPriorities(line)
  const ends = today === '' ? [] : readEnd(line, [...priorities, ...mentions], today)
  const named = withKeys(mentions)
  const persons = named.flatMap(({ people: meant, ...words }) => {
    const person = meant.length === 1 ? meant[0] : meant.find(({ user_uuid }) => user_uuid === chosen.get(words.key))
    return person ? [{ ...words, person }] : []
  })
  const read: Chip[] = [...withKeys([...priorities, ...ends]), ...persons].filter(({ key }) => !dismissed.has(key))
  const chips = read.toSorted((a, b) => a.index - b.index)
  const taken = chips.map((chip) => ({ ...chip, endsWithMarks: chip.kind === 'day' || chip.kind === 'recurrence' }))
  const recurrence = chips.find((chip) => chip.kind === 'recurrence')?.rule ?? null
  const day = chips.find((chip) => chip.kind === 'day')?.day ?? null
  const given = chips.flatMap((chip) => (chip.kind === 'person' ? [chip.person] : []))
  return {
    name: nameWithout(line, taken),
    due_date: recurrence === null ? day : firstDayOf(recurrence, day ?? today),
    priority: chips.find((chip) => chip.kind === 'priority')?.priority ?? 99,
    people: [...new Set(given)],
    recurrence,
    chips,
    unclear: named.filter(({ people: meant, key }) => meant.length > 1 && !chosen.has(key) && !dismissed.has(key)),
    unknown: named.filter(({ people: meant }) => meant.length === 0).map(({ text }) => text),
  }
}
