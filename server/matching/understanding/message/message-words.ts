import { type Word, wordsIn } from '../normalise.ts'

/** More words than a message of the longest length has. */
const wordLimit = 1000

/** A word of a message, with what stands between it and the one before. */
export interface MessageWord extends Word {
  readonly gap: string
  /** What stands between it and the next one, or the end. */
  readonly behind: string
  /** As it is written, accents and capitals included. */
  readonly written: string
  /** What a number says, in digits or in words; null where it is none. */
  readonly number: number | null
}

/** Places of words: `from` the first one, `to` behind the last one. */
export interface WordRange {
  readonly from: number
  readonly to: number
}

const listOf = (text: string) => text.trim().split(/\s+/)

const smallNumbers: Readonly<Record<string, number>> = Object.fromEntries([
  ...listOf(
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  ).map((word, number) => [word, number]),
  ...listOf('zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize').map(
    (word, number) => [word, number],
  ),
  ['une', 1],
  ['dozen', 12],
  ['douzaine', 12],
  ['dizaine', 10],
  ['quinzaine', 15],
  ['vingtaine', 20],
  ['trentaine', 30],
  ['quarantaine', 40],
])
const tens: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  vingt: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  cent: 100,
}

interface Part {
  value: string
  start: number
  end: number
}

/** '15h', '9am' and '9h30' are written in one, and say several things. */
function partsOf(text: string, { value, start, end }: Word): Part[] {
  const written = text.slice(start, end)
  if (!/^\d+[a-z]/i.test(written)) return [{ value, start, end }]
  return [...written.matchAll(/\d+|[^\d]+/g)].map((part) => ({
    value: part[0].toLowerCase(),
    start: start + part.index,
    end: start + part.index + part[0].length,
  }))
}

const isDigits = (part: Part | undefined): part is Part => part !== undefined && /^\d+$/.test(part.value)

/** How many of the parts from here on are one number: '1,500', '1 200', '7.5'; 0 where none is. */
function digitsFrom(text: string, parts: readonly Part[], at: number): { count: number; number: number } {
  const first = parts[at]
  if (!isDigits(first)) return { count: 0, number: 0 }
  let count = 1
  let digits = first.value
  for (;;) {
    const last = parts[at + count - 1]
    const next = parts[at + count]
    if (last === undefined || !isDigits(next)) break
    const gap = text.slice(last.end, next.start)
    if (first.value.length > 3 || next.value.length !== 3 || !/^[, \u00a0\u202f']$/.test(gap)) break
    digits += next.value
    count += 1
  }
  const last = parts[at + count - 1]
  const next = parts[at + count]
  if (last !== undefined && isDigits(next) && next.value.length <= 2 && /^[.,]$/.test(text.slice(last.end, next.start)))
    return { count: count + 1, number: Number(`${digits}.${next.value}`) }
  return { count, number: Number(digits) }
}

/** The words of a message, in order; numbers and clock times that are written in one are parted. */
export function messageWords(text: string): MessageWord[] {
  const parts = wordsIn(text, wordLimit).flatMap((word) => partsOf(text, word))
  const words: MessageWord[] = []
  let before = 0
  const add = (value: string, number: number | null, start: number, end: number) => {
    words.push({
      value,
      number,
      start,
      end,
      gap: text.slice(before, start),
      behind: '',
      written: text.slice(start, end),
    })
    before = end
  }
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at]
    if (part === undefined) continue
    const { count, number } = digitsFrom(text, parts, at)
    const last = parts[at + count - 1]
    if (count > 0 && last !== undefined) {
      add(part.value, number, part.start, last.end)
      at += count - 1
      continue
    }
    const next = parts[at + 1]
    // 'a.m.' and 'p.m.' are one word.
    if ((part.value === 'a' || part.value === 'p') && next?.value === 'm' && text.slice(part.end, next.start) === '.') {
      // Its point ends no sentence where that goes on: '9 a.m. to noon'.
      const isShort = /^\.\s*[\p{Ll}\d,(–-]/u.test(text.slice(next.end, next.end + 3))
      add(`${part.value}m`, null, part.start, isShort ? next.end + 1 : next.end)
      at += 1
      continue
    }
    const ten = tens[part.value]
    const unit = next === undefined ? undefined : smallNumbers[next.value]
    // 'Dix-sept'
    if (
      part.value === 'dix' &&
      next !== undefined &&
      unit !== undefined &&
      unit > 6 &&
      unit < 10 &&
      text.slice(part.end, next.start) === '-'
    ) {
      add(part.value, 10 + unit, part.start, next.end)
      at += 1
      continue
    }
    if (ten !== undefined && ten < 100 && next !== undefined && unit !== undefined && unit > 0 && unit < 10) {
      add(part.value, ten + unit, part.start, next.end)
      at += 1
      continue
    }
    add(part.value, ten ?? smallNumbers[part.value] ?? null, part.start, part.end)
  }
  return words.map((word, at) => ({ ...word, behind: text.slice(word.end, words[at + 1]?.start ?? text.length) }))
}

/** Whether a sentence, a line or a point of a list ends before this word. */
export function startsSentence({ gap }: MessageWord): boolean {
  return /[!?;\n•]|\.(\s|$)|\.\)|…/.test(gap)
}

/** Whether anything but a space parts this word from the one before: a comma, a bracket, a dash. */
export function isParted(word: MessageWord): boolean {
  return startsSentence(word) || /[,:()[\]|*—]|\s[-–+]\s|^[-–]\s|\s[-–]$/.test(word.gap)
}

/** The first word of the sentence that this one is in, not further back than `most`. */
export function sentenceStart(words: readonly MessageWord[], at: number, most = 12): number {
  let from = at
  while (from > 0 && at - from < most) {
    const word = words[from]
    if (word === undefined || startsSentence(word)) break
    from -= 1
  }
  return from
}

/** The values of the words of a stretch. */
export function valuesOf(words: readonly MessageWord[], { from, to }: WordRange): string[] {
  return words.slice(Math.max(0, from), to).map(({ value }) => value)
}

/** What is written from the first word of a stretch to its last. */
export function textOf(text: string, words: readonly MessageWord[], { from, to }: WordRange): string {
  return text.slice(words[from]?.start ?? 0, words[to - 1]?.end ?? 0)
}

export function wordSet(text: string): ReadonlySet<string> {
  return new Set(listOf(text))
}
