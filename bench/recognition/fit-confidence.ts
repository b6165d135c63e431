import { type Signs, signsOf } from '../../server/matching/understanding/confidence.ts'
import { read } from '../../server/matching/understanding/reading.ts'
import { weighRoles } from '../../server/matching/understanding/role-weighing.ts'
import type { Vocabulary } from '../../server/matching/understanding/vocabulary.ts'

/** Long used for tuning and mostly sentences, the known phrases count less than the others; that a text is a sentence is given, not learnt. */
const countOf = { known: 0.4, asked: 1.6 }
const sentenceWeight = 1.2
const rounds = 6000
const step = 0.5
const shrink = 0.002

interface Row {
  readonly signs: number[]
  readonly isRequested: boolean
  readonly counts: number
}

/** Fits a logistic regression of 'work of ours is meant' on the signs of texts, and prints its weights. */
export function fitConfidence(
  vocabulary: Vocabulary,
  texts: { known: readonly string[]; requested: readonly string[]; outside: readonly string[] },
): void {
  const signsIn = (text: string): Signs => {
    const reading = read(vocabulary.words, text)
    return signsOf(vocabulary.words, reading, weighRoles(vocabulary.evidence, reading))
  }
  const keys = Object.keys(signsIn('')) as (keyof Signs)[]
  const rowOf = (text: string, isRequested: boolean, counts: number): Row => {
    const signs = signsIn(text)
    return { signs: keys.map((key) => signs[key]), isRequested, counts }
  }
  const balance = (texts.known.length + texts.requested.length) / texts.outside.length
  const rows = [
    ...texts.known.map((text) => rowOf(text, true, countOf.known)),
    ...texts.requested.map((text) => rowOf(text, true, countOf.asked)),
    ...texts.outside.map((text) => rowOf(text, false, balance)),
  ]
  const weights = keys.map(() => 0)
  for (let round = 0; round < rounds; round += 1) descend(rows, weights, keys.indexOf('sentence'))
  console.log(keys.map((key, at) => `  ${key}: ${(weights[at] ?? 0).toFixed(2)},`).join('\n'))
}

function descend(rows: readonly Row[], weights: number[], sentence: number): void {
  const slope = weights.map(() => 0)
  for (const { signs, isRequested, counts } of rows) {
    const sum = signs.reduce((total, sign, at) => total + sign * (weights[at] ?? 0), 0)
    const error = (1 / (1 + Math.exp(-sum)) - (isRequested ? 1 : 0)) * counts
    signs.forEach((sign, at) => (slope[at] = (slope[at] ?? 0) + error * sign))
  }
  weights.forEach((weight, at) => {
    weights[at] = weight - step * ((slope[at] ?? 0) / rows.length + shrink * weight)
  })
  weights[sentence] = sentenceWeight
}
