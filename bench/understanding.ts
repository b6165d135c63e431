import { searchKeywords } from '../server/matching/understanding/keyword-search.ts'
import { suggestKeywords } from '../server/matching/understanding/keyword-suggestions.ts'
import { referenceFromFiles } from '../server/testing/understanding/reference-from-files.ts'
import { messages as tunedFirst } from '../server/testing/understanding/messages/tuned-1.ts'
import { messages as tunedSecond } from '../server/testing/understanding/messages/tuned-2.ts'
import { messages as tunedThird } from '../server/testing/understanding/messages/tuned-3.ts'
import { placesFromFiles } from '../server/testing/understanding/places-from-files.ts'
import { readMessage } from '../server/matching/understanding/message/read-message.ts'
import { understand } from '../server/matching/understanding/understood-words.ts'
import { recommendRoles } from '../server/matching/understanding/role-recommendation.ts'
import { roleRecommendationPhrases } from '../server/testing/understanding/role-recommendation-phrases.ts'
import { buildVocabulary } from '../server/matching/understanding/vocabulary.ts'

/** Times every call by itself, after one round to warm up, and prints the middle and the slow end in microseconds. */
function measure(name: string, calls: (() => unknown)[]): void {
  for (const call of calls) call()
  const times = calls.map((call) => {
    const start = performance.now()
    call()
    return (performance.now() - start) * 1000
  })
  times.sort((left, right) => left - right)
  const at = (share: number) => (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1)
  console.log(
    `${name.padEnd(44)} ${String(times.length).padStart(6)} calls   p50 ${at(0.5).padStart(7)} us   p99 ${at(0.99).padStart(7)} us   most ${at(1).padStart(7)} us`,
  )
}

const reference = referenceFromFiles()
const started = performance.now()
const vocabulary = buildVocabulary(reference)
console.log(`vocabulary built in ${(performance.now() - started).toFixed(0)} ms`)

const types = ['role', 'skill', 'tool'] as const
const search = (searchQuery: string) => () =>
  searchKeywords(vocabulary, { searchQuery, types: [...types], limit: 20, offset: 0 })
const nothing = { roles: [], skills: [], tools: [], default: [] }

// A fresh stride each run, so that no two runs time the same queries.
const from = Math.floor(Math.random() * roleRecommendationPhrases.length)
const phrases = Array.from(
  { length: 200 },
  (_, index) => roleRecommendationPhrases[(from + index) % roleRecommendationPhrases.length]?.phrase ?? '',
)
const names = [...reference.skills, ...reference.tools, ...reference.roles]
  .map((row) => row.value)
  .filter((_, index) => index % 7 === from % 7)
const keystrokes = (texts: string[]) =>
  texts.flatMap((text) => Array.from(text, (_, index) => text.slice(0, index + 1)))

measure('keyword search, typing names', keystrokes(names).map(search))
measure('keyword search, typing 200 sentences', keystrokes(phrases).map(search))
measure(
  'keyword search, 10,000 characters',
  Array.from({ length: 50 }, (_, index) => search(`${phrases[index] ?? ''} `.repeat(200).slice(0, 10_000))),
)
measure(
  'suggestions after a tool',
  reference.tools.map(
    (tool) => () => suggestKeywords(vocabulary, { ...nothing, tools: [tool.value], last: `tools:${tool.value}` }),
  ),
)
measure(
  'recommended roles, one sentence',
  phrases.map((phrase) => () => recommendRoles(vocabulary, { ...nothing, default: [phrase] })),
)
measure(
  'recommended roles, 10,000 characters',
  Array.from(
    { length: 50 },
    (_, index) => () =>
      recommendRoles(vocabulary, { ...nothing, default: [`${phrases[index] ?? ''} `.repeat(200).slice(0, 10_000)] }),
  ),
)

// Messages of the longest length, each of other ones: what both operations do with one.
const tuned = [...tunedFirst, ...tunedSecond, ...tunedThird].map(({ text }) => text)
const longest = Array.from({ length: tuned.length }, (_, at) =>
  Array.from({ length: 40 }, (_each, next) => tuned[(at + next) % tuned.length] ?? '')
    .join('. ')
    .slice(0, 2_000),
)
const places = placesFromFiles()
const today = () => ({ year: 2026, month: 11, day: 30 })
for (const [length, texts] of Object.entries({ 'as written': tuned, '2,000 characters': longest })) {
  measure(
    `messages ${length}: what each means`,
    texts.map((text) => () => readMessage(vocabulary, places, [text], today)),
  )
  measure(
    `messages ${length}: names in them`,
    texts.map((text) => () => understand(vocabulary, text)),
  )
  measure(
    `messages ${length}: recommended roles`,
    texts.map((text) => () => recommendRoles(vocabulary, { ...nothing, default: [text] })),
  )
}
