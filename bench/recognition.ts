import { pathToFileURL } from 'node:url'
import { fitConfidence } from './recognition/fit-confidence.ts'
import { outsideTheTrade } from '../server/testing/understanding/outside-the-trade.ts'
import { frenchNeeds } from '../server/testing/understanding/french-needs.ts'
import { half, type RolePhrase } from '../server/testing/understanding/role-phrases.ts'
import { unseenSkillPhrases, unseenTitles } from '../server/testing/understanding/unseen-needs.ts'
import { referenceFromFiles } from '../server/testing/understanding/reference-from-files.ts'
import { recommendRoles } from '../server/matching/understanding/role-recommendation.ts'
import type { ClientMessage } from '../server/testing/understanding/messages/client-message.ts'
import { measureMessages, measures, shareOf } from '../server/testing/understanding/messages/measure-messages.ts'
import { messages as tunedFirst } from '../server/testing/understanding/messages/tuned-1.ts'
import { messages as tunedSecond } from '../server/testing/understanding/messages/tuned-2.ts'
import { messages as tunedThird } from '../server/testing/understanding/messages/tuned-3.ts'
import { messages as tunedFourth } from '../server/testing/understanding/messages/tuned-4.ts'
import { messages as tunedFifth } from '../server/testing/understanding/messages/tuned-5.ts'
import { messages as tunedSixth } from '../server/testing/understanding/messages/tuned-6.ts'
import { messages as tunedSeventh } from '../server/testing/understanding/messages/tuned-7.ts'
import { messages as tunedEighth } from '../server/testing/understanding/messages/tuned-8.ts'
import { placesFromFiles } from '../server/testing/understanding/places-from-files.ts'
import { roleRecommendationPhrases } from '../server/testing/understanding/role-recommendation-phrases.ts'
import { buildVocabulary } from '../server/matching/understanding/vocabulary.ts'

/*
 * How often free words lead to the right role, and how often to a role where none was asked for, by table and half.
 * `--fit` prints the weights of confidence fitted anew on what may be tuned by; `--misses` the tuned halves' misses. Whole
 * messages are measured too; `--messages <file>` measures those of another file, without saying which were missed.
 */

const reference = referenceFromFiles()
const vocabulary = buildVocabulary(reference)
const slugOf = new Map(reference.roles.map((role) => [role.id, role.slug]))
const halves = ['tuned', 'unseen'] as const
const showsMisses = process.argv.includes('--misses')

function answer(phrase: string): { recognised: boolean; slugs: (string | undefined)[] } {
  const { recognised, roles } = recommendRoles(vocabulary, { roles: [], skills: [], tools: [], default: [phrase] })
  return { recognised, slugs: roles.slice(0, 3).map((role) => slugOf.get(role.id)) }
}

function isTuned({ phrase }: RolePhrase): boolean {
  return half(phrase) === 'tuned'
}

function share(count: number, of: number): string {
  return (count / of).toFixed(3)
}

function measure(name: string, which: string, phrases: readonly RolePhrase[]): void {
  const count = { first: 0, three: 0, requested: 0, askedAmongThree: 0 }
  for (const { phrase, acceptable } of phrases) {
    const { recognised, slugs } = answer(phrase)
    const isRight = (slug: string | undefined) => slug !== undefined && acceptable.includes(slug)
    const isAmongThree = slugs.some(isRight)
    if (!recognised) {
      count.requested += 1
      if (isAmongThree) count.askedAmongThree += 1
    } else {
      if (isRight(slugs[0])) count.first += 1
      if (isAmongThree) count.three += 1
    }
    if (showsMisses && which !== 'unseen' && !(recognised && isRight(slugs[0])))
      console.log(`  ${phrase}: ${recognised ? '' : 'asked; '}${slugs.join(', ')}; wanted ${acceptable.join(', ')}`)
  }
  const total = phrases.length
  console.log(
    `${name.padEnd(14)} ${which.padEnd(7)} ${String(total).padStart(5)}   first ${share(count.first, total)}   among three ${share(count.three, total)}   asked instead ${share(count.requested, total)}, then right among three of the list ${String(count.askedAmongThree)}`,
  )
}

measure('known phrases', 'all', roleRecommendationPhrases)
const tables = { titles: unseenTitles, 'skill phrases': unseenSkillPhrases, French: frenchNeeds }
for (const [name, table] of Object.entries(tables)) {
  for (const which of halves)
    measure(
      name,
      which,
      table.filter(({ phrase }) => half(phrase) === which),
    )
}
for (const which of halves) {
  const phrases = outsideTheTrade.filter((phrase) => half(phrase) === which)
  const confident = phrases.filter((phrase) => answer(phrase).recognised)
  console.log(
    `${'outside'.padEnd(14)} ${which.padEnd(7)} ${String(phrases.length).padStart(5)}   false confidence ${share(confident.length, phrases.length)}`,
  )
  if (showsMisses && which === 'tuned') console.log(`  ${confident.join(' | ')}`)
}

function measureWhole(name: string, messages: readonly ClientMessage[], shows: boolean): void {
  const places = placesFromFiles()
  const tallies = measureMessages(vocabulary, places, messages, (measure, found, { text }) => {
    if (shows) console.log(`  ${measure}: ${found} :: ${text.replaceAll('\n', ' | ')}`)
  })
  console.log(`messages, ${name}: ${String(messages.length)}`)
  for (const measure of measures) {
    const { right, of } = tallies[measure]
    console.log(`  ${measure.padEnd(50)} ${shareOf(tallies[measure]).toFixed(3)}   ${String(right)} of ${String(of)}`)
  }
}

const tunedBy = [tunedFirst, tunedSecond, tunedThird, tunedFourth, tunedFifth, tunedSixth, tunedSeventh, tunedEighth]
for (const [at, messages] of tunedBy.entries()) measureWhole(`tuned-${String(at + 1)}`, messages, showsMisses)
measureWhole('tuned by', tunedBy.flat(), false)
const file = process.argv[process.argv.indexOf('--messages') + 1]
if (process.argv.includes('--messages') && file !== undefined) {
  const { messages } = (await import(pathToFileURL(file).href)) as { messages: readonly ClientMessage[] }
  measureWhole(file, messages, false)
}
if (process.argv.includes('--fit')) {
  fitConfidence(vocabulary, {
    known: roleRecommendationPhrases.map(({ phrase }) => phrase),
    requested: Object.values(tables).flatMap((table) => table.filter(isTuned).map(({ phrase }) => phrase)),
    outside: outsideTheTrade.filter((phrase) => half(phrase) === 'tuned'),
  })
}
